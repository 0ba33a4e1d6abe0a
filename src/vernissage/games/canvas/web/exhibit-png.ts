/** A painting as a PNG file, drawn on a canvas. */
import * as plan from './exhibit';

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
  const { width, height } = plan.PICTURE;
  const pen = sheet(width, height);
  pen.drawImage(image, 0, 0, width, height);
  pen.globalCompositeOperation = 'source-atop';
  pen.globalAlpha = haze;
  pen.drawImage(air, 0, 0, width, height);
  return pen.canvas;
}

function drawFrame(pen: CanvasRenderingContext2D, exhibit: plan.Exhibit): void {
  pen.fillStyle = plan.SHEET.wall;
  pen.fillRect(0, 0, plan.SHEET.width, plan.SHEET.height);
  const gilt = pen.createLinearGradient(
    plan.FRAME.x,
    plan.FRAME.y,
    plan.FRAME.x + plan.FRAME.width,
    plan.FRAME.y + plan.FRAME.height,
  );
  plan.sheen(exhibit).forEach((colour, i, all) => gilt.addColorStop(i / (all.length - 1), colour));
  pen.save();
  Object.assign(pen, { shadowColor: 'rgb(0 0 0 / .6)', shadowBlur: 50, shadowOffsetY: 26, fillStyle: gilt });
  pen.fillRect(plan.FRAME.x, plan.FRAME.y, plan.FRAME.width, plan.FRAME.height);
  pen.restore();
}

function drawPlate(pen: CanvasRenderingContext2D, { title, painter }: plan.Exhibit): void {
  pen.fillStyle = plan.PLATE.fill;
  pen.fillRect(plan.PLATE.x, plan.PLATE.y, plan.PLATE.width, plan.PLATE.height);
  Object.assign(pen, {
    fillStyle: plan.PLATE.ink,
    textAlign: 'center',
    font: `italic 600 ${plan.titleSize(title)}px ${plan.FONT}`,
  });
  pen.fillText(title, plan.SHEET.width / 2, plan.TITLE.y, plan.PLATE.width - 40);
  pen.font = `400 ${plan.PAINTER.size}px ${plan.FONT}`;
  pen.fillText(painter, plan.SHEET.width / 2, plan.PAINTER.y, plan.PLATE.width - 40);
}

export async function png(exhibit: plan.Exhibit): Promise<Blob> {
  const [background, ...layers] = await Promise.all(plan.sheets(exhibit).map(loaded));
  const pen = sheet(plan.SHEET.width, plan.SHEET.height);
  const { x, y, width, height } = plan.PICTURE;
  drawFrame(pen, exhibit);
  if (background) {
    pen.drawImage(background, x, y, width, height);
    const air = airOf(background);
    pen.save();
    pen.beginPath();
    pen.rect(x, y, width, height);
    pen.clip();
    Object.assign(pen, {
      shadowColor: plan.SHADOW.colour,
      shadowBlur: plan.SHADOW.blur,
      shadowOffsetX: plan.SHADOW.x,
      shadowOffsetY: plan.SHADOW.y,
    });
    const haze = plan.hazes(exhibit.cards);
    layers.forEach((image, i) => pen.drawImage(hazy(image, air, haze[i] ?? 0), x, y));
    pen.restore();
  }
  drawPlate(pen, exhibit);
  return new Promise((done, fail) =>
    pen.canvas.toBlob((file) => (file ? done(file) : fail(new Error('no picture'))), 'image/png'),
  );
}
