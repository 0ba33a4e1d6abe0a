"""The 110 gifts, each with its drawing and the colour of its wash."""

from dataclasses import dataclass
from typing import Final

from vernissage.art.ink import Colour

# The watercolours.
ROSE: Final[Colour] = (222, 124, 148)
RED: Final[Colour] = (208, 78, 72)
BRICK: Final[Colour] = (190, 100, 70)
ORANGE: Final[Colour] = (228, 132, 58)
OCHRE: Final[Colour] = (206, 144, 66)
YELLOW: Final[Colour] = (240, 188, 52)
LEAF: Final[Colour] = (104, 158, 82)
SEA: Final[Colour] = (62, 148, 142)
SKY: Final[Colour] = (86, 148, 196)
BLUE: Final[Colour] = (70, 104, 172)
VIOLET: Final[Colour] = (120, 98, 172)
BROWN: Final[Colour] = (152, 104, 70)
STONE: Final[Colour] = (126, 136, 150)
SLATE: Final[Colour] = (84, 84, 110)


@dataclass(frozen=True, slots=True)
class Gift:
    name: str
    wash: Colour
    noto: str = ""  # The drawing in Noto Emoji; if empty, it is our own in drawings/.


GIFTS: Final = (
    Gift("alarm-clock", RED, "alarm-clock"),
    Gift("american-football", BROWN, "american-football"),
    Gift("anchor", SLATE, "anchor"),
    Gift("apple", RED, "red-apple"),
    Gift("backpack", RED, "backpack"),
    Gift("baguette", OCHRE, "baguette-bread"),
    Gift("balloon", RED, "balloon"),
    Gift("banana", YELLOW, "banana"),
    Gift("baseball", STONE, "baseball"),
    Gift("bell", YELLOW, "bell"),
    Gift("bicycle", SEA, "bicycle"),
    Gift("bikini", ROSE, "bikini"),
    Gift("bird", SKY, "bird"),
    Gift("book", RED, "closed-book"),
    Gift("boot", BROWN, "hiking-boot"),
    Gift("bottle", LEAF),
    Gift("bow-tie", RED),
    Gift("briefcase", BROWN, "briefcase"),
    Gift("broccoli", LEAF, "broccoli"),
    Gift("bucket", SKY, "bucket"),
    Gift("burger", OCHRE, "hamburger"),
    Gift("cactus", LEAF, "cactus"),
    Gift("cake", ROSE, "birthday-cake"),
    Gift("camera", SLATE, "camera"),
    Gift("candle", YELLOW, "candle"),
    Gift("cat", ORANGE, "cat"),
    Gift("chair", BROWN, "chair"),
    Gift("cheese", YELLOW, "cheese-wedge"),
    Gift("chicken-leg", BRICK, "poultry-leg"),
    Gift("chips", YELLOW, "french-fries"),
    Gift("coat-hanger", OCHRE),
    Gift("compass", YELLOW, "compass"),
    Gift("cookie", OCHRE, "cookie"),
    Gift("dice", STONE),
    Gift("dog", OCHRE, "dog"),
    Gift("donut", ROSE, "doughnut"),
    Gift("duck", BROWN, "duck"),
    Gift("dumbbell", STONE),
    Gift("eraser", ROSE, "eraser"),
    Gift("fish", SKY, "fish"),
    Gift("flip-flops", SEA),
    Gift("flower", ROSE, "tulip"),
    Gift("fork", STONE),
    Gift("fried-egg", YELLOW),
    Gift("frog", LEAF),
    Gift("game-controller", SLATE, "video-game"),
    Gift("glasses", SKY, "glasses"),
    Gift("globe", SKY),
    Gift("gloves", SKY, "gloves"),
    Gift("gramophone", OCHRE),
    Gift("guitar", RED, "guitar"),
    Gift("hammer", BRICK, "hammer"),
    Gift("hat", SLATE, "top-hat"),
    Gift("headphones", SLATE, "headphone"),
    Gift("hockey-stick", OCHRE),
    Gift("hourglass", SKY, "hourglass-done"),
    Gift("kettle", SEA),
    Gift("key", YELLOW, "key"),
    Gift("kick-scooter", BLUE, "kick-scooter"),
    Gift("kite", VIOLET, "kite"),
    Gift("ladder", OCHRE, "ladder"),
    Gift("lamp", YELLOW),
    Gift("lifebuoy", ORANGE, "ring-buoy"),
    Gift("lipstick", RED, "lipstick"),
    Gift("magnifying-glass", SKY, "magnifying-glass-tilted-left"),
    Gift("mouse", STONE, "mouse"),
    Gift("muffin", BROWN),
    Gift("newspaper", STONE, "newspaper"),
    Gift("paper-clip", STONE, "paperclip"),
    Gift("pencil", YELLOW, "pencil"),
    Gift("piano", BROWN),
    Gift("piggy-bank", ROSE),
    Gift("pillow", SKY),
    Gift("pizza-slice", ORANGE, "pizza"),
    Gift("popcorn", RED, "popcorn"),
    Gift("pretzel", BROWN, "pretzel"),
    Gift("radio", ORANGE, "radio"),
    Gift("roller-skate", SKY, "roller-skate"),
    Gift("rolling-pin", OCHRE),
    Gift("rubber-duck", YELLOW),
    Gift("rug", BRICK),
    Gift("ruler", SKY, "straight-ruler"),
    Gift("safety-pin", STONE, "safety-pin"),
    Gift("screwdriver", RED, "screwdriver"),
    Gift("shorts", BLUE, "shorts"),
    Gift("skateboard", SLATE, "skateboard"),
    Gift("snowman", STONE, "snowman-without-snow"),
    Gift("sock", SKY),
    Gift("strawberry", RED, "strawberry"),
    Gift("taco", YELLOW, "taco"),
    Gift("tape-measure", YELLOW),
    Gift("teddy-bear", BROWN, "teddy-bear"),
    Gift("telephone", RED, "telephone"),
    Gift("television", SEA, "television"),
    Gift("tennis-racket", BLUE, "tennis"),
    Gift("tie", RED),
    Gift("toaster", STONE),
    Gift("toothbrush", ORANGE, "toothbrush"),
    Gift("torch", SEA, "flashlight"),
    Gift("traffic-cone", ORANGE),
    Gift("trophy", YELLOW, "trophy"),
    Gift("trumpet", OCHRE, "trumpet"),
    Gift("umbrella", VIOLET, "umbrella"),
    Gift("walking-stick", BROWN),
    Gift("wall-clock", BROWN),
    Gift("watering-can", LEAF),
    Gift("watermelon-slice", RED, "watermelon"),
    Gift("wooden-spoon", OCHRE),
    Gift("xylophone", VIOLET),
    Gift("yo-yo", RED, "yo-yo"),
)
