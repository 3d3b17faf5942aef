declare module '*?api' {
  const page: import('./ApiModule').ApiModule;
  export default page;
}
