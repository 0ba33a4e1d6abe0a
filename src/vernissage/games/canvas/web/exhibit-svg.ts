/** A painting as an SVG file: its layers stay apart inside, so that they can be taken further. */
import * as plan from './exhibit';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escaped(words: string): string {
  return words.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
}

const at = ({ x, y, width, height }: typeof plan.PICTURE): string =>
  `x="${x}" y="${y}" width="${width}" height="${height}"`;

/** The whole file, with the pictures as data: the background, then the layers from the bottom up. */
export function written(exhibit: plan.Exhibit, pictures: readonly string[]): string {
  const [background, ...layers] = pictures;
  const haze = plan.hazes(exhibit.cards);
  const words = { title: escaped(exhibit.title), painter: escaped(exhibit.painter) };
  const stops = plan
    .sheen(exhibit)
    .map((colour, i, all) => `<stop offset="${i / (all.length - 1)}" stop-color="${colour}"/>`);
  const shadow = `dx="${plan.SHADOW.x}" dy="${plan.SHADOW.y}" stdDeviation="${plan.SHADOW.blur / 2}" flood-color="#080c14" flood-opacity=".32"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plan.SHEET.width} ${plan.SHEET.height}" role="img">`,
    `<title>${words.title}, ${words.painter}</title>`,
    `<defs><linearGradient id="gilt" x2="1" y2="1">${stops.join('')}</linearGradient>`,
    `<filter id="shadow"><feDropShadow ${shadow}/></filter>`,
    `<clipPath id="picture"><rect ${at(plan.PICTURE)}/></clipPath></defs>`,
    `<rect width="100%" height="100%" fill="${plan.SHEET.wall}"/>`,
    `<rect ${at(plan.FRAME)} fill="url(#gilt)"/>`,
    `<g clip-path="url(#picture)"><image ${at(plan.PICTURE)} href="${background ?? ''}"/>`,
    ...layers.map(
      (each, i) =>
        `<image ${at(plan.PICTURE)} opacity="${1 - (haze[i] ?? 0) * 0.8}" filter="url(#shadow)" href="${each}"/>`,
    ),
    `</g><rect ${at(plan.PLATE)} fill="${plan.PLATE.fill}"/>`,
    `<g fill="${plan.PLATE.ink}" text-anchor="middle" font-family="${plan.FONT}">`,
    `<text x="${plan.SHEET.width / 2}" y="${plan.TITLE.y}" font-size="${plan.titleSize(exhibit.title)}" font-style="italic" font-weight="600">${words.title}</text>`,
    `<text x="${plan.SHEET.width / 2}" y="${plan.PAINTER.y}" font-size="${plan.PAINTER.size}">${words.painter}</text></g></svg>`,
  ].join('\n');
}

async function asData(source: string): Promise<string> {
  const file = await (await fetch(source)).blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

export async function svg(exhibit: plan.Exhibit): Promise<Blob> {
  const pictures = await Promise.all(plan.sheets(exhibit).map(asData));
  return new Blob([written(exhibit, pictures)], { type: 'image/svg+xml' });
}
