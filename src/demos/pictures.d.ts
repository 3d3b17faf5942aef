/** A picture beside a demo: its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
