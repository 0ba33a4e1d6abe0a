/** What is asked of the house over HTTP. Whatever goes wrong arrives as a `Refused`, with its reason. */
import { pageData } from './page-data';
import type {
  AddBrowser,
  AddFeed,
  AddWebhook,
  CircleAnnals,
  CircleCard,
  CircleCards,
  CircleId,
  CircleKey,
  CirclePage,
  CoachCard,
  Contacts,
  Daily,
  DayCard,
  Farewell,
  Feed,
  Foresight,
  Frame,
  Gallery,
  GameCard,
  Gone,
  GuideCard,
  Holiday,
  Honours,
  HouseCard,
  Me,
  NewCircle,
  NewPhrase,
  NewTable,
  NextGame,
  PlayOn,
  PrimerCard,
  Problem,
  Ratings,
  ReachCard,
  Reasons,
  Recover,
  Refusal,
  Remembered,
  Rename,
  RenameCircle,
  SignedOut,
  Statistics,
  TableCard,
  TableCards,
  TableCode,
  WaitCards,
  Welcome,
} from './protocol';
import { keepTraceback } from './traceback.svelte';

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.code);
  }
}

/** The refusal in whatever was thrown. A bug of ours is not one, and goes on its way. */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refused) return thrown.refusal;
  throw thrown;
}

export const me = (): Promise<Me> => ask('GET', '/api/me');
export const rename = (body: Rename): Promise<Me> => ask('PATCH', '/api/me', body);
export const signOutOthers = (): Promise<SignedOut> => ask('POST', '/api/me/sign-out-others');
export const newPhrase = (): Promise<NewPhrase> => ask('POST', '/api/me/phrase');
export const statistics = (): Promise<Statistics> => ask('GET', '/api/me/statistics');
export const memoir = (game: string): Promise<Remembered> => ask('GET', `/api/me/memoirs/${game}`);
export const putAway = (code: string): Promise<Me> => ask('POST', `/api/me/tables/${code}/put-away`);
export const takeOut = (code: string): Promise<Me> => ask('POST', `/api/me/tables/${code}/take-out`);
export const forget = (body: Farewell): Promise<Gone> => ask('POST', '/api/me/forget', body);
export const waits = (): Promise<WaitCards> => ask('GET', '/api/me/waits');
export const contacts = (): Promise<Contacts> => ask('GET', '/api/me/contacts');
export const callBrowser = (body: AddBrowser): Promise<Contacts> => ask('POST', '/api/me/contacts/browser', body);
export const callAddress = (body: AddWebhook): Promise<Contacts> => ask('POST', '/api/me/contacts/webhook', body);
export const newFeed = (body: AddFeed): Promise<Feed> => ask('POST', '/api/me/contacts/feed', body);
export const callNoMore = (id: string): Promise<Contacts> => ask('POST', `/api/me/contacts/${id}/remove`);
export const holiday = (body: Holiday): Promise<Contacts> => ask('POST', '/api/me/holiday', body);
export const circles = (): Promise<CircleCards> => ask('GET', '/api/circles');
export const circlesAt = (code: string): Promise<CircleCards> => ask('GET', `/api/tables/${code}/circles`);
export const newCircle = (body: NewCircle): Promise<CircleId> => ask('POST', '/api/circles', body);
export const circle = (id: string): Promise<CirclePage> => ask('GET', `/api/circles/${id}`);
export const annals = (id: string): Promise<CircleAnnals> => ask('GET', `/api/circles/${id}/annals`);
export const invitation = (id: string, body: CircleKey): Promise<CircleCard> =>
  ask('POST', `/api/circles/${id}/invitation`, body);
export const joinCircle = (id: string, body: CircleKey): Promise<CirclePage> =>
  ask('POST', `/api/circles/${id}/join`, body);
export const leaveCircle = (id: string): Promise<CircleCards> => ask('POST', `/api/circles/${id}/leave`);
export const renameCircle = (id: string, body: RenameCircle): Promise<CirclePage> =>
  ask('PATCH', `/api/circles/${id}`, body);
export const renewCircle = (id: string): Promise<CirclePage> => ask('POST', `/api/circles/${id}/renew`);
export const nextGame = (id: string, body: NextGame): Promise<TableCode> =>
  ask('POST', `/api/circles/${id}/tables`, body);
export const ratings = (): Promise<Ratings> => ask('GET', '/api/me/ratings');
export const keepRatings = (): Promise<Ratings> => ask('POST', '/api/me/ratings/keep');
export const forgetRatings = (): Promise<Ratings> => ask('POST', '/api/me/ratings/forget');
export const recover = (body: Recover): Promise<Me> => ask('POST', '/api/recover', body);
export const openTables = (): Promise<TableCards> => ask('GET', '/api/tables');
export const newTable = (body: NewTable): Promise<TableCode> => ask('POST', '/api/tables', body);
export const tableCard = (code: string): Promise<TableCard> => ask('GET', `/api/tables/${code}`);
export const mend = (code: string): Promise<TableCode> => ask('POST', `/api/tables/${code}/mend`);
/** Of a record only what is shown of it: the rest is for a file. */
export const record = (code: string): Promise<{ digest: string }> => ask('GET', `/api/tables/${code}/record`);
export const guide = (game: string): Promise<GuideCard> => ask('GET', `/api/games/${game}/guide`);
export const primer = (game: string): Promise<PrimerCard> => ask('GET', `/api/games/${game}/primer`);
export const daily = (): Promise<Daily> => ask('GET', '/api/daily');
export const day = (date: string, game: string): Promise<DayCard> => ask('GET', `/api/days/${date}/${game}`);
export const giveUp = (date: string, game: string): Promise<DayCard> =>
  ask('POST', `/api/days/${date}/${game}/give-up`);
export const reachOf = (date: string, game: string): Promise<ReachCard> =>
  ask('GET', `/api/days/${date}/${game}/reach`);
export const gallery = (): Promise<Gallery> => ask('GET', '/api/me/gallery');
export const honours = (): Promise<Honours> => ask('GET', '/api/me/honours');
export const frame = (code: string, number: number): Promise<Frame> =>
  ask('GET', `/api/tables/${code}/replay/${number}`);
export const foresight = (code: string, number: number, seat: number): Promise<Foresight> =>
  ask('GET', `/api/tables/${code}/replay/${number}/preview/${seat}`);
export const coach = (code: string): Promise<CoachCard> => ask('GET', `/api/tables/${code}/coach`);
export const playOn = (code: string, body: PlayOn): Promise<TableCode> =>
  ask('POST', `/api/tables/${code}/play-on`, body);
export const reasons = (code: string): Promise<Reasons> => ask('GET', `/api/tables/${code}/reasons`);

let asked: Promise<HouseCard> | undefined;

/** The games of the house. They don't change while it is open, so they are asked for once, if the page didn't
    bring them all along. */
export function house(): Promise<HouseCard> {
  const here = firstLook() ? null : pageHouse();
  asked ??= (here ? Promise.resolve(here) : ask<HouseCard>('GET', '/api/house')).catch((thrown: unknown) => {
    asked = undefined;
    throw thrown;
  });
  return asked;
}

/** What a browser must know of a game. */
export async function gameCard(name: string): Promise<GameCard | null> {
  const among = ({ games }: HouseCard): GameCard | undefined => games.find((card) => card.name === name);
  const here = pageHouse();
  return (here && among(here)) ?? among(await house()) ?? null;
}

/** Where others find the house, if not where this page did. */
export async function elsewhere(): Promise<string> {
  return (pageHouse() ?? (await house())).elsewhere;
}

/** At a table the house comes with the game that is played there only. */
function pageHouse(): HouseCard | null {
  return pageData('house') as HouseCard | null;
}

/** How it stood at the table this page was opened at, when it was. */
export function firstLook(): Welcome | null {
  return pageData('welcome') as Welcome | null;
}

async function ask<Reply>(method: string, path: string, body?: object): Promise<Reply> {
  const response = await reach(method, path, body);
  if (response.ok) return (await response.json()) as Reply;
  throw new Refused(await reason(response), response.status);
}

async function reach(method: string, path: string, body?: object): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Refused({ code: 'net/unreachable', rule: '', args: {} }, 0);
  }
}

async function reason(response: Response): Promise<Refusal> {
  try {
    const { refusal } = (await response.json()) as Problem;
    keepTraceback(refusal);
    return refusal;
  } catch {
    return { code: 'net/odd-reply', rule: '', args: { status: response.status } };
  }
}
