/**
 * `@shell`: what the tables of games and the pages of the house are built from. All of it comes with the first page.
 * What is fetched later (charts, the hall, gold leaf) is imported by its own path.
 */
export { arrows } from './lib/arrows';
export { Attempt } from './lib/attempt.svelte';
export { isCalm, unhurried } from './lib/comfort.svelte';
export { provideOpenRule, provideText, useOpenRule } from './lib/context';
export { dragging } from './lib/drag';
export * from './lib/game';
export { language, say, shell, withWords } from './lib/language.svelte';
export { linkTo } from './lib/links.svelte';
export { duration } from './lib/motion';
export { refusalOf } from './lib/net';
export { pieceOf, type Piece } from './lib/pieces';
export type { GameCard, Reason, Spoken, TableCard } from './lib/protocol';
export { giveReason } from './lib/reason.svelte';
export { go } from './lib/router.svelte';
export { useSpeaker } from './lib/speaker.svelte';
export { load, save } from './lib/storage';
export { softened, softenedPerson } from './lib/syllables';
export type { TableSocket } from './lib/table/socket.svelte';
export { transition } from './lib/transition.svelte';
export { fetchWhenAwake, isWatched, keepLooking, onWake } from './lib/wake';
export type { Why } from './lib/whys.svelte';
export { default as Bar } from './parts/Bar.svelte';
export { default as Button } from './parts/Button.svelte';
export { default as CopyButton } from './parts/CopyButton.svelte';
export { default as Dialog } from './parts/Dialog.svelte';
export { default as Dock } from './parts/Dock.svelte';
export { default as Dots } from './parts/Dots.svelte';
export { default as Emphasis } from './parts/Emphasis.svelte';
export { default as Fade } from './parts/Fade.svelte';
export { default as Frame } from './parts/Frame.svelte';
export { default as Icon } from './parts/Icon.svelte';
export { default as Language } from './parts/Language.svelte';
export { default as Log } from './parts/Log.svelte';
export { default as Notice } from './parts/Notice.svelte';
export { default as Portrait } from './parts/Portrait.svelte';
export { default as QrCode } from './parts/QrCode.svelte';
export { default as RuleLink } from './parts/RuleLink.svelte';
export { default as Seg } from './parts/Seg.svelte';
export { default as Sentence } from './parts/Sentence.svelte';
export { default as Sheet } from './parts/Sheet.svelte';
