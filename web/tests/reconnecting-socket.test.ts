import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReconnectingSocket, pause, type ConnectionState } from '../src/lib/reconnecting-socket';
import type { Outgoing } from '../src/lib/protocol';
import { FakeWorld, pong, sight } from './fakes';

let world: FakeWorld;
let states: ConnectionState[];
let heard: string[];
let line: ReconnectingSocket;

beforeEach(async () => {
  vi.useFakeTimers();
  world = new FakeWorld();
  states = [];
  heard = [];
  line = new ReconnectingSocket(world, {
    state: (state) => states.push(state),
    news: (news: Outgoing) => heard.push(news.is),
  });
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

test('pauses grow from 0.3 to 8 seconds, and are never shorter than half of that', () => {
  expect(pause(0, 1)).toBe(300);
  expect(pause(0, 0)).toBe(150);
  expect(pause(3, 1)).toBe(2_400);
  expect(pause(20, 1)).toBe(8_000);
});

test('a line is open once the house has greeted us', () => {
  world.last.welcome();
  expect(states).toEqual(['open']);
  expect(heard).toEqual(['welcome']);
});

test('a lost line is tried again with growing pauses', async () => {
  world.last.welcome();
  world.last.fail();
  expect(states.at(-1)).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(299);
  expect(world.sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(world.sockets).toHaveLength(2);
  world.last.fail();
  await vi.advanceTimersByTimeAsync(599);
  expect(world.sockets).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(world.sockets).toHaveLength(3);
  world.last.welcome();
  expect(states.at(-1)).toBe('open');
});

test('when the browser wakes up, a lost line is tried at once', async () => {
  world.last.welcome();
  world.last.fail();
  world.awake();
  await vi.advanceTimersByTimeAsync(0);
  expect(world.sockets).toHaveLength(2);
});

test('waking up while a socket opens does not open a second one at once', async () => {
  world.awake();
  await vi.advanceTimersByTimeAsync(499);
  expect(world.sockets).toHaveLength(1);
});

test('a socket that died in its sleep is replaced within a second, and nobody is told that the line was lost', async () => {
  world.last.welcome();
  world.awake();
  await vi.advanceTimersByTimeAsync(500);
  expect(world.sockets).toHaveLength(2);
  world.last.welcome();
  expect(states).toEqual(['open', 'open']);
});

test('a socket that is still there after a sleep is kept', async () => {
  world.last.welcome();
  world.awake();
  world.last.tell(pong(1));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(world.sockets).toHaveLength(1);
});

test('one that was to open when the machine fell asleep is not waited for either', async () => {
  world.awake();
  await vi.advanceTimersByTimeAsync(500);
  expect(world.sockets).toHaveLength(2);
});

test('a line on which nothing happens and that dies without a word is noticed within three seconds, then given up', async () => {
  world.last.welcome();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(world.last.said).toEqual([{ do: 'ping', n: 1 }]);
  expect(states.at(-1)).toBe('silent');
  await vi.advanceTimersByTimeAsync(7_000);
  expect(states.at(-1)).toBe('reconnecting');
});

test('where nobody looks, the house is asked seldom, and at once when somebody does again', async () => {
  world.watched = false;
  world.last.welcome();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(world.last.said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(world.last.said).toEqual([{ do: 'ping', n: 1 }]);
  world.last.tell(pong(1));
  world.awake();
  expect(world.last.said).toEqual([
    { do: 'ping', n: 1 },
    { do: 'ping', n: 2 },
  ]);
});

test('who says something and hears nothing is told so within three seconds, long before the line is given up', async () => {
  world.last.welcome();
  line.say({ do: 'undo' });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(world.last.said).toEqual([{ do: 'undo' }, { do: 'ping', n: 1 }]);
  expect(states.at(-1)).toBe('silent');
  world.last.tell(pong(1));
  expect(states.at(-1)).toBe('open');
  expect(world.sockets).toHaveLength(1);
});

test('whoever goes on talking into a dead line is told all the same', async () => {
  world.last.welcome();
  for (let each = 0; each < 6; each++) {
    line.say({ do: 'point', at: '' });
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(states.at(-1)).toBe('silent');
});

test('when the browser says that it is offline, the house is asked at once', async () => {
  world.last.welcome();
  world.cutOff();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(states.at(-1)).toBe('silent');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(states.at(-1)).toBe('reconnecting');
});

test('a socket that answers is kept', async () => {
  world.last.welcome();
  for (let n = 1; n < 20; n++) {
    await vi.advanceTimersByTimeAsync(1_400);
    world.last.tell(pong(n));
  }
  expect(states).toEqual(['open']);
  expect(world.sockets).toHaveLength(1);
});

test('whoever has missed a move is told so with the next answer, and comes in again', async () => {
  world.last.welcome({ sight: sight(1) });
  await vi.advanceTimersByTimeAsync(1_400);
  world.last.tell(pong(1, 0));
  expect(states).toEqual(['open']);
  await vi.advanceTimersByTimeAsync(1_400);
  world.last.tell(pong(2, 1));
  expect(states).toEqual(['open', 'reconnecting']);
  await vi.advanceTimersByTimeAsync(300);
  expect(world.sockets).toHaveLength(2);
  world.last.welcome({ sight: { ...sight(1), number: 1 } });
  await vi.advanceTimersByTimeAsync(1_400);
  world.last.tell(pong(3, 1));
  expect(states).toEqual(['open', 'reconnecting', 'open']);
});

test('so is whoever has missed that the game is over', async () => {
  world.last.welcome();
  await vi.advanceTimersByTimeAsync(1_400);
  world.last.tell({ ...pong(1), stage: 'over' });
  expect(states.at(-1)).toBe('reconnecting');
});

test('whoever has missed something each time comes in again more and more seldom', async () => {
  for (let each = 0; each < 8; each++) {
    world.last.welcome();
    await vi.advanceTimersByTimeAsync(1_400);
    world.last.tell(pong(each, 7));
    await vi.advanceTimersByTimeAsync(pause(each, 1) - 1);
    expect(world.sockets).toHaveLength(each + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(world.sockets).toHaveLength(each + 2);
  }
});

test('a line that has served is tried again as soon as at first', async () => {
  for (let each = 1; each < 4; each++) {
    world.last.welcome();
    world.last.tell(pong(each));
    world.last.fail();
    await vi.advanceTimersByTimeAsync(300);
    expect(world.sockets).toHaveLength(each + 1);
  }
});

test('what people say meanwhile does not put off the question where the game is', async () => {
  world.last.welcome();
  for (let each = 0; each < 3; each++) {
    world.last.tell({ is: 'pointed', seat: 0, at: '' });
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(world.last.said).toEqual([{ do: 'ping', n: 1 }]);
  world.last.tell({ is: 'pointed', seat: 0, at: '' });
  await vi.advanceTimersByTimeAsync(1_399);
  expect(states).toEqual(['open']);
});

test('a house that does not greet is called silent within three seconds, and given up later', async () => {
  await vi.advanceTimersByTimeAsync(3_000);
  expect(states).toEqual(['silent']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(states).toEqual(['silent', 'reconnecting']);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(states).toEqual(['silent', 'reconnecting']);
});

test('so is one that does not greet anew when the browser has woken up', async () => {
  world.last.welcome();
  world.awake();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(states).toEqual(['open', 'silent']);
  world.last.welcome();
  expect(states.at(-1)).toBe('open');
});

test('nothing is said before the house has greeted us', () => {
  world.last.readyState = 1;
  expect(line.say({ do: 'undo' })).toBe(false);
  world.last.welcome();
  expect(line.say({ do: 'undo' })).toBe(true);
  expect(world.last.said).toEqual([{ do: 'undo' }]);
});

test('a house that starts anew is come back to', async () => {
  world.last.welcome();
  world.last.tell({ is: 'closing', why: 'restart' });
  await vi.advanceTimersByTimeAsync(300);
  expect(world.sockets).toHaveLength(2);
});

test('whoever was too fast comes back more slowly', async () => {
  world.last.welcome();
  world.last.tell({ is: 'closing', why: 'too-fast' });
  await vi.advanceTimersByTimeAsync(2_399);
  expect(world.sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(world.sockets).toHaveLength(2);
});

test.each(['gone', 'damaged'] as const)('a table that is %s is left alone', async (why) => {
  world.last.tell({ is: 'closing', why });
  world.awake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual([why]);
  expect(world.sockets).toHaveLength(1);
});
