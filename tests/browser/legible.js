/**
 * What stands in the way of reading and pressing on the page as it is now. A list of findings; an empty one is
 * what we want.
 *
 *   cut         text that its box hides a part of, also with an ellipsis, after so many lines, or in a field
 *   broken      a word that goes on in the next line without a hyphen
 *   overlap     text over other text, both to be seen
 *   covered     a line of text that something lies over in part
 *   small       something to press that is hit on less than 40 by 40 px
 *   unreachable something to press, or text, where nobody can scroll to
 *   no cue      something scrolls and does not show that there is more
 *   sideways    the page is wider than the window, or something scrolls both ways
 *   unsaid      the name of a sentence where the sentence should be: its words were not fetched
 *
 * What is on purpose says so in the page, and is left alone:
 *
 *   data-scrolls      on what scrolls: it shows by itself that there is more (an arrow, a line that says so). A fade
 *                     at the edge (mask-image) is seen without being told. In a row, on a page and in a dialog a
 *                     picture, button or line that the edge cuts through is enough; on a table that is played,
 *                     where buttons would be below, it is not.
 *   data-decoration   letters that are part of a picture: nobody has to read them, and others may lie over them.
 *   links in a line of text are as high as the line; `:disabled` is not for pressing.
 */
(sentences) => {
  const least = 40; // px, both ways
  const SLACK = 1.5; // px: rounding, and borders
  const LINE = 0.3; // of a line's height is air above and below its letters
  const PEEK = 12; // px of something that the edge cuts: so much of it is seen, and so much is not
  const CONTROLS =
    'button, a[href], input, select, textarea, summary, [role=button], [role=radio], [role=slider], [role=tab], [role=option]';
  const modals = [...document.querySelectorAll('dialog')].filter((each) => each.matches(':modal'));
  const root = modals.at(-1) ?? document.body;
  const found = [];

  // -- boxes -------------------------------------------------------------------------------------------------------

  /** Asked often and the same each time: nothing moves while we look. */
  const once = (ask) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element);
    };
  };
  const style = once((element) => getComputedStyle(element));
  const box = (left, top, right, bottom) => ({ left, top, right, bottom });
  const width = (b) => Math.max(0, b.right - b.left);
  const height = (b) => Math.max(0, b.bottom - b.top);
  const both = (a, b) =>
    box(Math.max(a.left, b.left), Math.max(a.top, b.top), Math.min(a.right, b.right), Math.min(a.bottom, b.bottom));
  const middle = (b) => [(b.left + b.right) / 2, (b.top + b.bottom) / 2];
  const has = (b, [x, y]) => x > b.left && x < b.right && y > b.top && y < b.bottom;
  const WINDOW = box(0, 0, innerWidth, innerHeight);

  /** An element and all that can clip it, outwards: what is placed somewhere is clipped only by what it is placed in. */
  function* around(element) {
    let waits = 'static';
    for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
      const how = style(each);
      const holds = waits === 'static' || how.transform !== 'none' || (waits === 'absolute' && how.position !== 'static');
      if (!holds) continue;
      yield [each, how];
      waits = /absolute|fixed/.test(how.position) ? how.position : 'static';
    }
  }

  const scrollsX = (element, how) => /auto|scroll/.test(how.overflowX) && element.scrollWidth > element.clientWidth + 1;
  const scrollsY = (element, how) => /auto|scroll/.test(how.overflowY) && element.scrollHeight > element.clientHeight + 1;
  const inner = (element) => {
    const b = element.getBoundingClientRect();
    if (element instanceof SVGElement && !element.clientWidth) return b; // a drawing in a drawing has no client box
    return box(b.left + element.clientLeft, b.top + element.clientTop,
      b.left + element.clientLeft + element.clientWidth, b.top + element.clientTop + element.clientHeight);
  };
  const pageScrolls = () => {
    const how = style(document.documentElement);
    return !/hidden|clip/.test(how.overflowY) && !/hidden|clip/.test(style(document.body).overflowY)
      && document.documentElement.scrollHeight > innerHeight + 1;
  };

  const pageMoves = pageScrolls();
  /** What clips an element, outwards, with the edges it clips at; and whether it stays while the page scrolls. */
  const clippers = once((element) => {
    const found = [];
    let fixed = false;
    for (const [each, how] of around(element)) {
      fixed ||= how.position === 'fixed';
      if (each === element && element.matches(CONTROLS)) continue;
      if (/^(contents|inline)$/.test(how.display)) continue; // no box, no edge
      const clipsX = how.overflowX !== 'visible';
      const clipsY = how.overflowY !== 'visible';
      if (!clipsX && !clipsY) continue;
      const b = inner(each);
      const edge = box(clipsX ? b.left : -1e6, clipsY ? b.top : -1e6, clipsX ? b.right : 1e6, clipsY ? b.bottom : 1e6);
      found.push({ each, edge, movesX: scrollsX(each, how), movesY: scrollsY(each, how) });
    }
    return { found, free: !fixed && !modals.length && pageMoves };
  });

  /** What is left of a box: `seen` now, and what could be `reached` by scrolling whatever scrolls. */
  function left(element, b) {
    let seen = b;
    let reached = b;
    let scroller = null;
    const { found: clips, free } = clippers(element);
    for (const { each, edge, movesX, movesY } of clips) {
      seen = both(seen, edge);
      if (movesX || movesY) scroller ??= each;
      // In what scrolls it may come to lie anywhere: only what clips without scrolling hides it for good.
      const x = movesX ? edge : both(reached, edge);
      const y = movesY ? edge : both(reached, edge);
      reached = box(x.left, y.top, x.right, y.bottom);
    }
    seen = both(seen, WINDOW);
    reached = both(reached, free ? box(0, -1e6, innerWidth, 1e6) : WINDOW);
    return { seen, reached, scroller: scroller ?? (free ? document.documentElement : null) };
  }

  // -- what is there at all ----------------------------------------------------------------------------------------

  /** Not drawn, or only for ears. */
  const unseen = once((element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    return hides(element);
  });
  const hides = once((element) => {
    if (!element || element === document.body) return false;
    const how = style(element);
    if (/inset\(50%/.test(how.clipPath) || how.clip === 'rect(0px, 0px, 0px, 0px)' || how.opacity === '0') return true;
    return element.hasAttribute('inert') || element.hasAttribute('data-decoration') || hides(element.parentElement);
  });

  const alpha = (colour) => {
    const parts = colour.match(/[\d.]+/g) ?? [];
    return colour === 'transparent' ? 0 : parts.length > 3 ? Number(parts[3]) : 1;
  };
  const opaque = once((element) => {
    const how = style(element);
    if (Number(how.opacity) < 0.5) return false;
    if (/^(img|video|picture)$/i.test(element.tagName)) return true;
    return alpha(how.backgroundColor) > 0.5 || /url\(|rgb\(\d+, \d+, \d+\)|image-set/.test(how.backgroundImage);
  });

  const called = (element) => {
    if (element === document.documentElement) return document.title;
    const said = (element.getAttribute?.('aria-label') || element.textContent || element.getAttribute?.('placeholder') || '').trim();
    return said.replace(/\s+/g, ' ').slice(0, 60);
  };
  /** A short way to find it again: what it is part of, its tag and class, its words. */
  const where = (element, words = called(element)) => {
    const part = element.closest('dialog, [role=region], section[aria-label], section, nav, header, footer, aside, form, [role=group], [role=list], main');
    const name = (each) => {
      const own = [...each.classList].filter((one) => !/^s(velte)?-/.test(one)).slice(0, 2).map((one) => `.${one}`).join('');
      return `${each.tagName.toLowerCase()}${own}`;
    };
    const label = part?.getAttribute('aria-label');
    return `${part && part !== element ? `${name(part)}${label ? ` “${label.slice(0, 30)}”` : ''} ` : ''}${name(element)} “${words}”`;
  };
  const seenAlready = new Set();
  const say = (what, element, size, words) => {
    const finding = { what, where: where(element, words), size };
    const key = JSON.stringify(finding);
    if (!seenAlready.has(key)) found.push(finding);
    seenAlready.add(key);
  };
  const px = (...numbers) => numbers.map((each) => Math.round(each)).join('×');

  // -- things to press (with the page as it is: what is hit decides) -----------------------------------------------

  const isTick = (control) => /^(radio|checkbox)$/.test(control.type);
  const label = (control) => control.closest('label') ?? (isTick(control) ? control.labels?.[0] : null);
  /** The bar or sheet that something is part of, if it stays where it is while the rest scrolls. */
  const floating = (element) => {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      if (/fixed|sticky/.test(style(each).position)) return each;
    }
    return null;
  };
  /** Does this lie over what is in the scroller, and not scroll with it? */
  const isOver = (element, scroller) => {
    const bar = floating(element);
    return bar ? !bar.contains(scroller) && bar !== scroller : !scroller.contains(element);
  };
  const hits = (control, x, y) => {
    const at = document.elementFromPoint(x, y);
    if (!at) return false;
    if (control.contains(at)) return true;
    if (at.closest('label')?.contains(control)) return true;
    return at.closest(CONTROLS) === control;
  };
  /** The longest stretch of hits on a line through a box that is made at least `least` long. */
  function stretch(control, b, across) {
    const STEP = 2;
    const [from, to] = across ? [b.left, b.right] : [b.top, b.bottom];
    const more = Math.max(0, least - (to - from)) / 2 + STEP;
    let best = 0;
    for (const share of [0.5, 0.25, 0.75]) {
      const other = across ? b.top + height(b) * share : b.left + width(b) * share;
      let run = 0;
      for (let at = from - more + STEP / 2; at < to + more; at += STEP) {
        run = hits(control, across ? at : other, across ? other : at) ? run + STEP : 0;
        best = Math.max(best, run);
        if (best >= least) return best;
      }
    }
    return best;
  }
  const inText = (control) => control.matches('a, button') && style(control).display === 'inline'
    && control.parentElement.textContent.trim().length > control.textContent.trim().length;

  const away = []; // things to press that one has to scroll to
  for (const control of root.querySelectorAll(CONTROLS)) {
    if (control.disabled || control.type === 'hidden' || control.closest('[inert]') || control.tagName === 'OPTION') continue;
    if (control.parentElement.closest('button, a[href]')) continue;
    const shown = label(control) || control;
    const real = shown.getBoundingClientRect();
    if (unseen(shown) || !real.width || !real.height) continue;
    if (real.width <= 1 && real.height <= 1) continue;
    if (real.bottom < 0 && !pageMoves) continue; // a link for the keyboard that comes when it is reached
    const { seen, reached, scroller } = left(shown, real);
    const needs = (whole) => Math.min(whole, least) - SLACK * 2;
    if (width(reached) < needs(real.width) || height(reached) < needs(real.height)) {
      say('unreachable', control, px(real.left, real.top, real.right, real.bottom));
      continue;
    }
    if (width(seen) < needs(real.width) || height(seen) < needs(real.height)) {
      away.push(control);
      continue;
    }
    if (inText(control)) continue;
    const wide = stretch(control, seen, true);
    const high = stretch(control, seen, false);
    if (wide >= least - 2 && high >= least - 2) continue;
    const over = document.elementFromPoint(...middle(seen));
    if (over && !control.contains(over) && over.closest('dialog, [role=dialog]')?.contains(control) === false) continue;
    const [x, y] = middle(seen);
    const ends = [Math.min(seen.top, y - least / 2) + 2, y, Math.max(seen.bottom, y + least / 2) - 2]; // with the room around it
    const underBar = scroller && ends.some((at) => {
      const above = document.elementFromPoint(x, at);
      return above && !control.contains(above) && isOver(above, scroller) && floating(above) !== floating(control);
    });
    const room = left(shown, box(x - least / 2, y - least / 2, x + least / 2, y + least / 2)).seen;
    const atEdge = scroller && Math.min(width(room), height(room)) < least - 2;
    if (underBar || atEdge) away.push(control); // it can be scrolled from there
    else say('small', control, `${px(wide, high)} of ${px(real.width, real.height)}`);
  }

  // -- text --------------------------------------------------------------------------------------------------------

  const sheet = new CSSStyleSheet(); // also what lets presses through hides what lies under it
  sheet.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  /** Can something that belongs to this element be seen at this point, or does something else lie over it? */
  function seenAt(element, [x, y]) {
    for (const each of document.elementsFromPoint(x, y)) {
      if (each === element || element.contains(each) || each.contains(element)) return true;
      if (opaque(each)) return false;
    }
    return false;
  }

  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || /^(script|style|noscript|option|textarea|title|desc)$/i.test(element.tagName)) continue;
    if (unseen(element)) continue;
    const how = style(element);
    if (parseFloat(how.fontSize) < 1) continue;
    const range = document.createRange();
    let clipped = false;
    for (const word of words(node.data)) {
      range.setStart(node, word.start);
      range.setEnd(node, word.end);
      const parts = [...range.getClientRects()].filter((each) => each.width > 0.5);
      if (node.data[word.start - 1] === '\u00ad' && parts.length > 1) parts.shift(); // the hyphen before it
      if (!parts.length) continue;
      if (isBroken(parts, how, word.text)) say('broken', element, px(parts[0].width, parts.at(-1).width), word.text);
      if (clipped) continue;
      for (const part of parts) {
        const air = part.height * LINE;
        const letters = box(part.left, part.top + air, part.right, part.bottom - air);
        const { reached } = left(element, letters);
        const lost = Math.max(width(letters) - width(reached), height(letters) - height(reached));
        if (lost > SLACK) {
          const whole = width(reached) === 0 || height(reached) === 0;
          say(whole ? 'unreachable' : 'cut', element, `${px(lost)} px of “${word.text.slice(0, 30)}”`, node.data.trim().replace(/\s+/g, ' ').slice(0, 60));
          clipped = true;
          break;
        }
      }
    }
    if (!clipped && shortened(element, how)) say('cut', element, px(element.scrollWidth, element.clientWidth));
    range.selectNodeContents(node);
    for (const part of range.getClientRects()) {
      const air = part.height * LINE;
      const letters = box(part.left + 1, part.top + air, part.right - 1, part.bottom - air);
      const { seen } = left(element, letters);
      if (width(seen) > 2 && height(seen) > 2) {
        lines.push({ element, node, whole: part, letters: seen, words: node.data.trim().slice(0, 40) });
      }
    }
  }

  /** Words, and the parts of one that may stand in two lines: after a hyphen, a dash, a slash. */
  function* words(data) {
    for (const match of data.matchAll(/[^\s\u200b\u00ad]*?[-\u2010\u2013\u2014/](?=\S)|[^\s\u200b\u00ad]+/g)) {
      if (match[0]) yield { text: match[0], start: match.index, end: match.index + match[0].length };
    }
  }
  function isBroken(parts, how, text) {
    if (text.length < 2 || how.writingMode !== 'horizontal-tb') return false;
    const tops = new Set(parts.map((each) => Math.round(each.top)));
    if (tops.size < 2) return false;
    const [first, last] = [parts[0], parts.at(-1)];
    if (last.top - first.top < first.height / 2) return false;
    if (/auto/.test(how.hyphens)) return Math.min(first.width, last.width) < parseFloat(how.fontSize); // a syllable at least
    return !/[:.,·…]/.test(text.slice(1, -1)) || /^\p{L}+$/u.test(text);
  }
  /** An ellipsis, or lines that are left out. */
  function shortened(element, how) {
    for (let each = element; each && each !== root; each = each.parentElement) {
      const its = each === element ? how : style(each);
      if (its.textOverflow === 'ellipsis' && its.overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1) return true;
      if (its.webkitLineClamp !== 'none' && each.scrollHeight > each.clientHeight + 2) return true;
      if (!/inline|contents/.test(its.display)) return false;
    }
    return false;
  }

  // Fields: what stands in them has no box of its own.
  const LETTERS = ['fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'fontStretch', 'fontVariant', 'letterSpacing', 'textTransform'];
  const ruler = document.createElement('span');
  Object.assign(ruler.style, { position: 'fixed', whiteSpace: 'pre', visibility: 'hidden' });
  document.body.append(ruler);
  for (const field of root.querySelectorAll('input, select')) {
    if (unseen(field) || /checkbox|radio|range|hidden|color|file/.test(field.type)) continue;
    const how = style(field);
    const said = field.tagName === 'SELECT' ? field.selectedOptions[0]?.label : field.value || field.placeholder;
    if (!said || field === document.activeElement) continue;
    const drawn = field.value ? how : getComputedStyle(field, '::placeholder');
    for (const each of LETTERS) ruler.style[each] = drawn[each];
    ruler.textContent = said;
    const room = field.clientWidth - parseFloat(how.paddingLeft) - parseFloat(how.paddingRight);
    const needed = ruler.getBoundingClientRect().width;
    if (needed > room + SLACK) say('cut', field, `${px(needed)} in ${px(room)} px`, said.slice(0, 60));
  }
  ruler.remove();

  // Text over text, and text that something lies over.
  for (const line of lines) line.shown = seenAt(line.element, middle(line.letters));
  const open = lines.filter((line) => line.shown);
  for (const [number, one] of open.entries()) {
    for (const other of open.slice(number + 1)) {
      if (one.node === other.node) continue;
      const shared = both(one.letters, other.letters);
      if (width(shared) <= 2 || height(shared) <= 2) continue;
      const at = middle(shared);
      if (!seenAt(one.element, at) || !seenAt(other.element, at)) continue;
      say('overlap', one.element, `${px(width(shared), height(shared))}`, `${one.words}” and “${other.words}`);
    }
  }
  for (const line of lines) {
    const { left: from, right: to } = line.letters;
    const y = middle(line.letters)[1];
    const marks = [0.04, 0.27, 0.5, 0.73, 0.96].map((share) => seenAt(line.element, [from + (to - from) * share, y]));
    if (marks.includes(true) && marks.includes(false)) {
      const over = document.elementsFromPoint(from + (to - from) * [0.04, 0.27, 0.5, 0.73, 0.96][marks.indexOf(false)], y)[0];
      if (over) say('covered', line.element, `by ${where(over).slice(0, 60)}`, line.words);
    }
  }

  // -- scrolling ---------------------------------------------------------------------------------------------------

  const isPicture = (element) => /^(img|svg|video)$/i.test(element.tagName);
  const drawn = (element) => {
    if (isPicture(element)) return true;
    const how = style(element);
    const lined = parseFloat(how.borderTopWidth) > 0 && how.borderTopStyle !== 'none' && alpha(how.borderTopColor) > 0.1;
    return lined || alpha(how.backgroundColor) > 0.1 || how.backgroundImage !== 'none';
  };
  const pieces = [
    ...lines.map(({ element, whole }) => ({ element, b: whole })),
    ...[...root.querySelectorAll('*')].filter((each) => drawn(each) && !unseen(each)).map((element) => ({
      element, b: element.getBoundingClientRect(),
    })),
  ];
  /** Does the edge cut through something, so that one sees there is more? */
  function peeks(scroller, edge, axis) {
    for (const { element, b } of pieces) {
      if (!scroller.contains(element)) continue;
      const [from, to, start, end] = axis === 'x' ? [b.left, b.right, edge.left, edge.right] : [b.top, b.bottom, edge.top, edge.bottom];
      if (to - from > end - start && !isPicture(element)) continue; // a wall behind it all
      if (from < end && to > end && end - from >= Math.min(PEEK, (to - from) * 0.3) && to - end >= 4) return true;
    }
    return false;
  }
  /** The box in which a scroller is seen: down to a bar that lies over its end. */
  function aboveBars(scroller, edge) {
    let { bottom } = edge;
    for (let tries = 0; tries < 3; tries += 1) {
      const at = document.elementFromPoint((edge.left + edge.right) / 2, bottom - 2);
      if (!at || !isOver(at, scroller)) break;
      bottom = Math.min(bottom, (floating(at) ?? at).getBoundingClientRect().top);
    }
    return { ...edge, bottom };
  }
  const cue = (element) => element.closest('[data-scrolls]') === element || style(element).maskImage !== 'none'
    || (style(element).webkitMaskImage ?? 'none') !== 'none';
  const isPage = (element) => element.matches(':root, [data-table], [role=tabpanel]') || element.closest('dialog, aside');
  function more(element, edge, axis, rest) {
    if (rest <= 8 || cue(element)) return;
    const gone = axis === 'y' && !isPage(element) ? away.filter((each) => element.contains(each)).length : 0;
    if (!gone && peeks(element, axis === 'y' ? aboveBars(element, edge) : edge, axis)) return;
    const what = gone ? `, ${gone} to press there` : '';
    say('no cue', element, `${Math.round(rest)} px more ${axis === 'x' ? 'to the right' : 'below'}${what}`);
  }
  for (const element of root.querySelectorAll('*')) {
    const how = style(element);
    const [x, y] = [scrollsX(element, how), scrollsY(element, how)];
    if ((!x && !y) || unseen(element) || /^(textarea|input|select)$/i.test(element.tagName)) continue;
    const edge = both(inner(element), WINDOW);
    if (width(edge) < 8 || height(edge) < 8) continue;
    if (x) more(element, edge, 'x', element.scrollWidth - element.clientWidth - element.scrollLeft);
    if (y) more(element, edge, 'y', element.scrollHeight - element.clientHeight - element.scrollTop);
    if (x && y) say('sideways', element, px(element.scrollWidth, element.clientWidth));
  }
  if (!modals.length && pageMoves) {
    more(document.documentElement, WINDOW, 'y', document.documentElement.scrollHeight - innerHeight - scrollY);
  }
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) say('sideways', page, px(page.scrollWidth, innerWidth), '');

  // -- words that were not fetched: also those for ears ------------------------------------------------------------

  const names = new Set(sentences);
  const written = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (written.nextNode()) {
    const words = written.currentNode.data.trim();
    if (names.has(words)) say('unsaid', written.currentNode.parentElement, '', words);
  }
  for (const element of root.querySelectorAll('[aria-label]')) {
    const words = element.getAttribute('aria-label').trim();
    if (names.has(words)) say('unsaid', element, '', words);
  }

  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  return found;
}
