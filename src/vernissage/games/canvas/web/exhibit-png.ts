/** A painting as a PNG file, drawn on a canvas. */
import {
  FONT,
  FRAME,
  hazes,
  PAINTER,
  PICTURE,
  PLATE,
  SHADOW,
  sheen,
  SHEET,
  sheets,
  TITLE,
  titleSize,
  type Exhibit,
} from './exhibit';

async function loaded(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

function sheet(width: number, height: number): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  return pen;
}

/** The background's colours without its forms: made tiny, and large again by whoever draws it. */
function airOf(background: HTMLImageElement): HTMLCanvasElement {
  const pen = sheet(12, 12);
  pen.drawImage(background, 0, 0, 12, 12);
  return pen.canvas;
}

/** A layer with air before it. */
function hazy(image: HTMLImageElement, air: HTMLCanvasElement, haze: number): HTMLCanvasElement {
  const { width, height } = PICTURE;
  const pen = sheet(width, height);
  pen.drawImage(image, 0, 0, width, height);
  pen.globalCompositeOperation = 'source-atop';
  pen.globalAlpha = haze;
  pen.drawImage(air, 0, 0, width, height);
  return pen.canvas;
}

function drawFrame(pen: CanvasRenderingContext2D, exhibit: Exhibit): void {
  pen.fillStyle = SHEET.wall;
  pen.fillRect(0, 0, SHEET.width, SHEET.height);
  const gilt = pen.createLinearGradient(FRAME.x, FRAME.y, FRAME.x + FRAME.width, FRAME.y + FRAME.height);
  sheen(exhibit).forEach((colour, i, all) => gilt.addColorStop(i / (all.length - 1), colour));
  pen.save();
  Object.assign(pen, { shadowColor: 'rgb(0 0 0 / .6)', shadowBlur: 50, shadowOffsetY: 26, fillStyle: gilt });
  pen.fillRect(FRAME.x, FRAME.y, FRAME.width, FRAME.height);
  pen.restore();
}

function drawPlate(pen: CanvasRenderingContext2D, { title, painter }: Exhibit): void {
  pen.fillStyle = PLATE.fill;
  pen.fillRect(PLATE.x, PLATE.y, PLATE.width, PLATE.height);
  Object.assign(pen, { fillStyle: PLATE.ink, textAlign: 'center', font: `italic 600 ${titleSize(title)}px ${FONT}` });
  pen.fillText(title, SHEET.width / 2, TITLE.y, PLATE.width - 40);
  pen.font = `400 ${PAINTER.size}px ${FONT}`;
  pen.fillText(painter, SHEET.width / 2, PAINTER.y, PLATE.width - 40);
}

export async function png(exhibit: Exhibit): Promise<Blob> {
  const [background, ...layers] = await Promise.all(sheets(exhibit).map(loaded));
  const pen = sheet(SHEET.width, SHEET.height);
  const { x, y, width, height } = PICTURE;
  drawFrame(pen, exhibit);
  if (background) {
    pen.drawImage(background, x, y, width, height);
    const air = airOf(background);
    pen.save();
    pen.beginPath();
    pen.rect(x, y, width, height);
    pen.clip();
    Object.assign(pen, {
      shadowColor: SHADOW.colour,
      shadowBlur: SHADOW.blur,
      shadowOffsetX: SHADOW.x,
      shadowOffsetY: SHADOW.y,
    });
    const haze = hazes(exhibit.cards);
    layers.forEach((image, i) => pen.drawImage(hazy(image, air, haze[i] ?? 0), x, y));
    pen.restore();
  }
  drawPlate(pen, exhibit);
  return new Promise((done, fail) =>
    pen.canvas.toBlob((file) => (file ? done(file) : fail(new Error('no picture'))), 'image/png'),
  );
}
