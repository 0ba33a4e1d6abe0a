/** What we use of a package that comes without types. */
declare module 'hyphen/*' {
  const dictionary: { hyphenateSync: (words: string, options: { minWordLength: number }) => string };
  export default dictionary;
}
