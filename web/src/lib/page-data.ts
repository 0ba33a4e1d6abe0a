/** Data that the server has written into the page, so that it needn't be fetched. */
export function pageData(name: string): unknown {
  const written = 'document' in globalThis && document.getElementById(name)?.textContent;
  return written ? JSON.parse(written) : null;
}
