"""BEL-1.1: the subjects of the paintings. Each is an everyday object."""

from typing import Final

# fmt: off
IN_BOTH_BOXES: Final = (
    "duck", "owl", "rooster", "penguin", "flamingo", "swan", "parrot", "peacock", "cat", "elephant",
    "giraffe", "camel", "zebra", "hedgehog", "turtle", "snail", "snake", "crocodile", "shark", "whale",
    "octopus", "crab", "fish", "butterfly", "bee", "ladybird", "spider", "bat", "rabbit", "pig", "sheep",
    "horse", "dragon", "nest", "potted-plant", "cactus", "palm-tree", "clover", "rose", "sunflower",
    "toadstool", "maple-leaf", "fir-tree", "feather", "stone", "apple", "lemon", "banana", "cherries",
    "grapes", "strawberry", "pineapple", "watermelon", "carrot", "chilli", "pizza", "cheese", "croissant",
    "pretzel", "egg", "ice-cream", "birthday-cake", "lollipop", "popcorn", "spaghetti", "teapot",
    "wine-glass", "salt-shaker", "yellow-cup", "hammer", "axe", "saw", "ladder", "bucket", "broom", "magnet",
    "scissors", "yarn", "key", "padlock", "light-bulb", "candle", "magnifying-glass", "telescope", "scales",
    "hourglass", "alarm-clock", "bell", "spectacles", "pencil", "paintbrush", "globe", "envelope", "books",
    "telephone", "television", "toothbrush", "toilet-roll", "mirror", "bed", "chair", "door", "umbrella",
    "shopping-trolley", "diamond", "ring", "crown", "bomb", "dagger", "bow-and-arrow", "anchor", "lifebelt",
    "magic-lamp", "tap", "scythe", "lighter", "windmill", "hydrant", "hot-air-balloon", "well", "flat-iron",
    "watering-can", "matchbox", "pipe", "street-lamp", "chessboard", "paper-boat", "campfire", "bicycle",
    "car", "tractor", "locomotive", "sailboat", "rocket", "wheel", "traffic-light", "top-hat", "high-heel",
    "boot", "dress", "teddy", "kite", "football", "puzzle-piece", "die", "balloon", "trophy",
    "carousel-horse", "snowman", "violin", "trumpet", "drum", "sun", "moon", "rainbow", "snowflake",
    "lightning", "volcano", "wave", "castle", "lighthouse", "tent", "fountain", "eye", "ear", "hand", "skull",
    "treasure-chest",
)
IN_THE_LARGER_BOX: Final = (
    "monkey", "squirrel", "chestnut", "log", "onion", "doughnut", "bread", "thermometer", "camera", "plaster",
    "mousetrap", "button", "birdcage", "corkscrew", "scarf", "gloves", "present", "harp", "piano",
    "accordion", "tooth", "boomerang", "compass", "helicopter",
)
# fmt: on
