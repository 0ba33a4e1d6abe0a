/** Whether someone came to a table for the first time: only then they sit down by themselves. Whoever has
    given up their place again stays up, also when the page is loaded anew. */
const key = (code: string): string => `visited-${code}`;

/** Without storage every visit is the first. */
export function hasVisited(code: string): boolean {
  try {
    return sessionStorage.getItem(key(code)) !== null;
  } catch {
    return false;
  }
}

export function markVisited(code: string): void {
  try {
    sessionStorage.setItem(key(code), 'yes');
  } catch {
    // Nothing remembers it then.
  }
}
