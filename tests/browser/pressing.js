/**
 * Presses whatever is visible and enabled on a table, until every move that is wanted has been sent or nothing is left
 * that was not pressed.
 *
 * A page is a graph: what it shows is a place, a press leads to the next. At every place each thing is pressed once;
 * where all have been, the walk goes back, by presses it knows, to where one has not. What is pressed first is only a
 * matter of time: things that have led to moves before.
 *
 * Nothing is pressed that a person could not press. It has to be hit where it is drawn, after scrolling what can be
 * scrolled, and by nothing but presses: what can only be dragged or typed does not count. Was everything pressed, or
 * made?
 */
async ({ most }) => {
  const CONTROLS = 'button, label:has(input), summary, [role=button], [role=option], [role=tab]';
  /** Leads away from the table, or says something beside it. */
  const ELSEWHERE = 'a[href], [data-controls] *, .notice *, form:has(.textfield) *, [data-rule]';
  const SPOTS = [0.5, 0.25, 0.75, 0.1, 0.9];
  const RECENT = 4;
  /** Frames, some ten seconds: what a busy house has been asked for may still be on its way. */
  const PATIENCE = 600;

  const frame = () => new Promise(requestAnimationFrame);
  /** What a press leads to at once. Nothing is drawn for it. */
  const beat = () => new Promise((done) => setTimeout(done));
  /** What is to be pressed now: a dialog, if one lies over the table. */
  const region = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.querySelector('[data-table]');

  function isEnabled(thing) {
    const field = thing.matches('label') ? thing.querySelector('input') : thing;
    const off = '[inert], [aria-disabled=true]';
    return !field.matches(':disabled') && !thing.closest(off) && !thing.querySelector(off) && !thing.matches(ELSEWHERE);
  }
  /** Brings it to the middle, as a hand can: only what scrolls is scrolled. It may have lain under something. */
  function scrollTo(thing) {
    for (let around = thing.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const [own, its] = [thing.getBoundingClientRect(), around.getBoundingClientRect()];
      if (/auto|scroll/.test(overflowY)) around.scrollTop += (own.top + own.bottom - its.top - its.bottom) / 2;
      if (/auto|scroll/.test(overflowX)) around.scrollLeft += (own.left + own.right - its.left - its.right) / 2;
    }
  }
  /** What it lies in. An element of `display: contents` has no box, and counts as invisible. */
  function boxAround(thing) {
    const around = thing.parentElement;
    return getComputedStyle(around).display === 'contents' ? boxAround(around) : around;
  }
  /** A button may be clear as glass where it lies over what is seen of it. */
  const isShown = (thing) =>
    thing.checkVisibility({ visibilityProperty: true }) && boxAround(thing).checkVisibility({ opacityProperty: true });
  function isHit(thing) {
    const hit = () => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      if (width * height === 0) return false;
      const under = (x, y) => document.elementFromPoint(left + width * x, top + height * y);
      return SPOTS.some((x) => SPOTS.some((y) => thing.contains(under(x, y))));
    };
    if (hit()) return true;
    scrollTo(thing);
    return hit();
  }
  const controls = () => [...region().querySelectorAll(CONTROLS)].filter((each) => isEnabled(each) && isShown(each));

  /** What a thing is, whatever it says: others like it have the same. */
  function sort(thing) {
    const named = thing.closest('[data-thing]')?.dataset.thing.replace(/:.*/, '');
    const classes = [...thing.classList].filter((each) => !each.startsWith('svelte-'));
    return `${thing.tagName} ${named ?? ''} ${named ? classes.slice(0, 1) : classes}`;
  }
  const label = (thing) => {
    const input = thing.querySelector('input');
    return [thing.getAttribute('aria-label') ?? thing.textContent.trim(), input?.value, input?.checked].join(' ');
  };
  /** Things that are called the same are told apart by their order. */
  function named(things) {
    const seen = {};
    return things.map((thing) => {
      const name = `${sort(thing)} | ${label(thing)}`;
      seen[name] = (seen[name] ?? 0) + 1;
      return { thing, name: `${name} #${seen[name]}`, sort: sort(thing) };
    });
  }
  /** What is to be seen: words, and what can be pressed in which state. */
  function place() {
    const things = named(controls());
    const states = things.map(({ thing, name }) => [name, thing.getAttribute('aria-pressed'), thing.ariaExpanded]);
    return { key: `${region().textContent} ${states.join('; ')}`, things };
  }

  /** By place: what can be pressed there, and where each press led. */
  const places = new Map();
  /** By sort: how often it was pressed, and how many moves came of it. */
  const worth = {};
  const score = (of) => (1 + (worth[of]?.led ?? 0)) / (1 + (worth[of]?.pressed ?? 0));
  function know({ key, things }) {
    if (!places.has(key)) places.set(key, { things: things.map(({ name, sort }) => ({ name, sort })), led: new Map() });
    return places.get(key);
  }
  /** The best thing that was not pressed yet, near or far: the first press on the way there. What has just appeared is
      pressed first, and what is like the thing pressed last: moves are often made of several alike. */
  function next(from, before, last) {
    const sorts = new Set(places.get(before)?.things.map(({ sort }) => sort));
    const near = (sort) => (sort === last ? 4 : before && !sorts.has(sort) ? 3 : 1);
    let best = null;
    const seen = new Set([from]);
    let edge = [{ key: from, first: null, far: 1 }];
    while (edge.length > 0) {
      const further = [];
      for (const { key, first, far } of edge) {
        const { things, led } = places.get(key);
        for (const { name, sort } of things) {
          const to = led.get(name);
          if (to === undefined) {
            const value = (score(sort) / far) * (far === 1 ? near(sort) : 1);
            if (!best || value > best.value) best = { name: first ?? name, value };
          } else if (!seen.has(to)) {
            seen.add(to);
            further.push({ key: to, first: first ?? name, far: far + 1 });
          }
        }
      }
      edge = further;
    }
    return best?.name ?? null;
  }

  const trail = [];
  async function press(thing, sort) {
    trail.push(sort);
    (worth[sort] ??= { pressed: 0, led: 0 }).pressed += 1;
    if (!isHit(thing)) return undefined;
    thing.click();
    await beat();
    let left;
    for (const sent of window.answers.splice(0)) {
      const made = await window.made(sent);
      left = made.left;
      if (made.isNew) for (const each of trail.slice(-RECENT)) worth[each].led += 1;
    }
    if (window.refuse) {
      window.refuse();
      window.refuse = null;
      await beat();
      document.querySelector('.notice.warn button')?.click();
      await beat();
    }
    return left;
  }

  /** Where a press has led from here. A sheet takes some frames to close, and would seem to have no way out. */
  async function settled(from) {
    let found = place();
    for (let wait = 0; wait < 5 && found.key === from && region().matches('dialog'); wait += 1) {
      await frame();
      found = place();
    }
    return found;
  }

  let here = place();
  let before = null;
  know(here);
  for (let presses = 0; presses < most; presses += 1) {
    const name = next(here.key, before, trail.at(-1));
    if (name === null) {
      for (let wait = 0; wait < PATIENCE && places.has(here.key); wait += 1) {
        await frame();
        here = place();
      }
      if (places.has(here.key)) return true;
      know(here);
      continue;
    }
    const found = here.things.find((each) => each.name === name);
    const left = found ? await press(found.thing, found.sort) : undefined;
    before = here.key;
    here = await settled(before);
    know(here);
    places.get(before).led.set(name, here.key);
    if (left === 0) return true;
  }
  return false;
};
