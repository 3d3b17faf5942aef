declare module '*?demo' {
  import type { DemoModule } from '@site/src/demos/mounting/DemoModule';

  const demo: DemoModule;
  export default demo;
}
