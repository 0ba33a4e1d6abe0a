/** The pictures. The browser has all 110 alike; which of them is shown is never more than what lies open. */
const large = import.meta.glob<string>('./art/*.webp', { query: '?url', import: 'default', eager: true });
const small = import.meta.glob<string>('./art/small/*.webp', { query: '?url', import: 'default', eager: true });

const file = (gift: string): string => `${gift.replace(/^gift-/, '')}.webp`;

export const picture = (gift: string): string => large[`./art/${file(gift)}`] ?? '';
export const thumbnail = (gift: string): string => small[`./art/small/${file(gift)}`] ?? picture(gift);
