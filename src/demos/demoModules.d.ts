declare module '*?demo' {
  import type { DemoModule } from '@site/src/demos/types';

  const demo: DemoModule;
  export default demo;
}
