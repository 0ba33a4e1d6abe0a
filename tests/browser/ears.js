/** Tells `isHeard` what live regions say, as screen readers do: atomic ones as a whole, others what is added. */
(() => {
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
  const ATOMIC = '[role=status], [role=alert], [aria-atomic=true]';
  const words = (node) => (node.innerText ?? node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const hears = (region, nodes) => {
    if (region.closest('[aria-hidden=true], [inert]')) return;
    const said = region.matches(ATOMIC) ? words(region) : nodes.map(words).filter(Boolean).join(' ');
    if (said) void window.isHeard(said);
  };
  new MutationObserver((records) => {
    const regions = new Map();
    for (const { target, type, addedNodes } of records) {
      const element = target.nodeType === 1 ? target : target.parentElement;
      const region = element?.closest(LIVE);
      const added = type === 'characterData' ? [element] : [...addedNodes];
      const fresh = added.filter((node) => node.isConnected);
      if (region && fresh.length) regions.set(region, [...(regions.get(region) ?? []), ...fresh]);
      for (const node of fresh)
        for (const alert of node.nodeType === 1 ? node.querySelectorAll('[role=alert]') : []) regions.set(alert, [alert]);
    }
    for (const [region, nodes] of regions) hears(region, nodes);
  }).observe(document, { subtree: true, childList: true, characterData: true });
})();
