/** What is asked of the house over HTTP. Whatever goes wrong arrives as a `Refused`, with its reason. */
import { ownRefusal } from './own-refusal';
import { pageData } from './page-data';
import type * as wire from './protocol';
import { keepTraceback } from './traceback.svelte';
import { reach } from './transport';

export class Refused extends Error {
  constructor(
    readonly refusal: wire.Refusal,
    readonly status: number,
  ) {
    super(refusal.code);
  }
}

/** The refusal in whatever was thrown. A bug of ours is not one, and goes on its way. */
export function refusalOf(thrown: unknown): wire.Refusal {
  if (thrown instanceof Refused) return thrown.refusal;
  throw thrown;
}

export const me = (): Promise<wire.Me> => ask('GET', '/api/me');
export const rename = (body: wire.Rename): Promise<wire.Me> => ask('PATCH', '/api/me', body);
export const signOutOthers = (): Promise<wire.SignedOut> => ask('POST', '/api/me/sign-out-others');
export const newPhrase = (): Promise<wire.NewPhrase> => ask('POST', '/api/me/phrase');
export const statistics = (): Promise<wire.Statistics> => ask('GET', '/api/me/statistics');
export const memoir = (game: string): Promise<wire.Remembered> => ask('GET', `/api/me/memoirs/${game}`);
export const putAway = (code: string): Promise<wire.Me> => ask('POST', `/api/me/tables/${code}/put-away`);
export const takeOut = (code: string): Promise<wire.Me> => ask('POST', `/api/me/tables/${code}/take-out`);
export const forget = (body: wire.Farewell): Promise<wire.Gone> => ask('POST', '/api/me/forget', body);
export const waits = (): Promise<wire.WaitCards> => ask('GET', '/api/me/waits');
export const contacts = (): Promise<wire.Contacts> => ask('GET', '/api/me/contacts');
export const callBrowser = (body: wire.AddBrowser): Promise<wire.Contacts> =>
  ask('POST', '/api/me/contacts/browser', body);
export const callAddress = (body: wire.AddWebhook): Promise<wire.Contacts> =>
  ask('POST', '/api/me/contacts/webhook', body);
export const newFeed = (body: wire.AddFeed): Promise<wire.Feed> => ask('POST', '/api/me/contacts/feed', body);
export const callNoMore = (id: string): Promise<wire.Contacts> => ask('POST', `/api/me/contacts/${id}/remove`);
export const holiday = (body: wire.Holiday): Promise<wire.Contacts> => ask('POST', '/api/me/holiday', body);
export const circles = (): Promise<wire.CircleCards> => ask('GET', '/api/circles');
export const circlesAt = (code: string): Promise<wire.CircleCards> => ask('GET', `/api/tables/${code}/circles`);
export const newCircle = (body: wire.NewCircle): Promise<wire.CircleId> => ask('POST', '/api/circles', body);
export const circle = (id: string): Promise<wire.CirclePage> => ask('GET', `/api/circles/${id}`);
export const annals = (id: string): Promise<wire.CircleAnnals> => ask('GET', `/api/circles/${id}/annals`);
export const invitation = (id: string, body: wire.CircleKey): Promise<wire.CircleCard> =>
  ask('POST', `/api/circles/${id}/invitation`, body);
export const joinCircle = (id: string, body: wire.CircleKey): Promise<wire.CirclePage> =>
  ask('POST', `/api/circles/${id}/join`, body);
export const leaveCircle = (id: string): Promise<wire.CircleCards> => ask('POST', `/api/circles/${id}/leave`);
export const renameCircle = (id: string, body: wire.RenameCircle): Promise<wire.CirclePage> =>
  ask('PATCH', `/api/circles/${id}`, body);
export const agreeEvening = (id: string, body: wire.AgreeEvening): Promise<wire.CirclePage> =>
  ask('POST', `/api/circles/${id}/evening`, body);
export const answerEvening = (id: string, body: wire.AnswerEvening): Promise<wire.CirclePage> =>
  ask('POST', `/api/circles/${id}/answer`, body);
export const renewCircle = (id: string): Promise<wire.CirclePage> => ask('POST', `/api/circles/${id}/renew`);
export const nextGame = (id: string, body: wire.NextGame): Promise<wire.TableCode> =>
  ask('POST', `/api/circles/${id}/tables`, body);
export const ratings = (): Promise<wire.Ratings> => ask('GET', '/api/me/ratings');
export const keepRatings = (): Promise<wire.Ratings> => ask('POST', '/api/me/ratings/keep');
export const forgetRatings = (): Promise<wire.Ratings> => ask('POST', '/api/me/ratings/forget');
export const recover = (body: wire.Recover): Promise<wire.Me> => ask('POST', '/api/recover', body);
export const openTables = (): Promise<wire.TableCards> => ask('GET', '/api/tables');
export const newTable = (body: wire.NewTable): Promise<wire.TableCode> => ask('POST', '/api/tables', body);
export const tableCard = (code: string): Promise<wire.TableCard> => ask('GET', `/api/tables/${code}`);
export const mend = (code: string): Promise<wire.TableCode> => ask('POST', `/api/tables/${code}/mend`);
/** Of a record only what is shown of it: the rest is for a file. */
export const record = (code: string): Promise<{ digest: string }> => ask('GET', `/api/tables/${code}/record`);
export const guide = (game: string): Promise<wire.GuideCard> => ask('GET', `/api/games/${game}/guide`);
export const primer = (game: string): Promise<wire.PrimerCard> => ask('GET', `/api/games/${game}/primer`);
export const daily = (): Promise<wire.Daily> => ask('GET', '/api/daily');
export const day = (date: string, game: string): Promise<wire.DayCard> => ask('GET', `/api/days/${date}/${game}`);
export const giveUp = (date: string, game: string): Promise<wire.DayCard> =>
  ask('POST', `/api/days/${date}/${game}/give-up`);
export const reachOf = (date: string, game: string): Promise<wire.ReachCard> =>
  ask('GET', `/api/days/${date}/${game}/reach`);
export const gallery = (): Promise<wire.Gallery> => ask('GET', '/api/me/gallery');
export const honours = (): Promise<wire.Honours> => ask('GET', '/api/me/honours');
export const frame = (code: string, number: number): Promise<wire.Frame> =>
  ask('GET', `/api/tables/${code}/replay/${number}`);
export const foresight = (code: string, number: number, seat: number): Promise<wire.Foresight> =>
  ask('GET', `/api/tables/${code}/replay/${number}/preview/${seat}`);
export const coach = (code: string): Promise<wire.CoachCard> => ask('GET', `/api/tables/${code}/coach`);
export const playOn = (code: string, body: wire.PlayOn): Promise<wire.TableCode> =>
  ask('POST', `/api/tables/${code}/play-on`, body);
export const reasons = (code: string): Promise<wire.Reasons> => ask('GET', `/api/tables/${code}/reasons`);

let asked: Promise<wire.HouseCard> | undefined;
/** A page that was opened at a table brought only that table's game along. */
const broughtOne = firstLook() !== null;

/** The games of the house. They don't change while it is open, so they are asked for once, if the page didn't
    bring them all along. */
export function house(): Promise<wire.HouseCard> {
  const here = broughtOne ? null : pageHouse();
  asked ??= (here ? Promise.resolve(here) : ask<wire.HouseCard>('GET', '/api/house')).catch((thrown: unknown) => {
    asked = undefined;
    throw thrown;
  });
  return asked;
}

/** What a browser must know of a game. */
export async function gameCard(name: string): Promise<wire.GameCard | null> {
  const among = ({ games }: wire.HouseCard): wire.GameCard | undefined => games.find((card) => card.name === name);
  const here = pageHouse();
  return (here && among(here)) ?? among(await house()) ?? null;
}

/** Where others find the house, if not where this page did. */
export async function elsewhere(): Promise<string> {
  return (pageHouse() ?? (await house())).elsewhere;
}

/** Is the house in this browser, so that nobody else can come? */
export function isAlone(): boolean {
  return pageHouse()?.alone ?? false;
}

/** At a table the house comes with the game that is played there only. */
function pageHouse(): wire.HouseCard | null {
  return pageData('house') as wire.HouseCard | null;
}

/** How it stood at the table this page was opened at, when it was. */
export function firstLook(): wire.Welcome | null {
  return pageData('welcome') as wire.Welcome | null;
}

async function ask<Reply>(method: string, path: string, body?: object): Promise<Reply> {
  const response = await answer(method, path, body);
  if (response.ok) return (await response.json()) as Reply;
  throw new Refused(await reason(response), response.status);
}

async function answer(method: string, path: string, body?: object): Promise<Response> {
  try {
    return await reach(path, { method, ...(body && { body: JSON.stringify(body) }) });
  } catch {
    throw new Refused(ownRefusal('net/unreachable'), 0);
  }
}

async function reason(response: Response): Promise<wire.Refusal> {
  try {
    const { refusal } = (await response.json()) as wire.Problem;
    keepTraceback(refusal);
    return refusal;
  } catch {
    return ownRefusal('net/odd-reply', { status: response.status });
  }
}
