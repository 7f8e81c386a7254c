import { writeTerminal } from '../worker/terminal.ts';

/** The plugin of Module Federation that makes types needs a server and a child process. */
class NoTypes {
  apply(): void {
    writeTerminal("The playground doesn't make types of Module Federation. Set `dts: false`.\n");
  }
  addRuntimePlugins(): void {}
}

export { NoTypes as DtsPlugin };
/** `@module-federation/dts-plugin`. */
export default { DtsPlugin: NoTypes };
