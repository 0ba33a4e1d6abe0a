/* The page for whoever is offline: in the language and the light that were chosen here; it goes as soon as it can. */
/** So often one looks whether the house is back, in milliseconds. */
const AGAIN = 4_000;
const spoken = [localStorage.getItem('language') ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
const sections = [...document.querySelectorAll('section')];
const shown = spoken.map((tag) => sections.find(({ lang }) => lang === tag)).find(Boolean) ?? sections[0];

document.documentElement.lang = shown.lang;
document.documentElement.dataset.theme = localStorage.getItem('theme') ?? '';
for (const section of sections) if (section !== shown) section.remove();
addEventListener('online', tryAgain);
setInterval(tryAgain, AGAIN);

/** Reloads once the house answers: having a network is not yet having the house. */
async function tryAgain() {
  const answer = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}
