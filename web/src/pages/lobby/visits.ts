/** Whether someone came to a table for the first time: only then they sit down by themselves. Whoever has
    given up their place again stays up, also when the page is loaded anew. */
export function firstVisit(code: string): boolean {
  const name = `visited-${code}`;
  try {
    if (sessionStorage.getItem(name)) return false;
    sessionStorage.setItem(name, 'yes');
  } catch {
    // Without storage every visit is the first.
  }
  return true;
}
