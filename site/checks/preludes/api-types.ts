import type {
  ConfigParams,
  CreateRslibOptions,
  ExeOptions,
  InspectConfigResult,
  LibConfig,
  LoadConfigOptions,
  LoadEnvOptions,
  LoadEnvResult,
  Rsbuild,
  RslibConfig,
  RslibConfigAsyncFn,
  RslibConfigSyncFn,
  RslibInstance,
  Rspack,
  RunCLIOptions,
} from '@rslib/core';

type RsbuildInstance = Rsbuild.RsbuildInstance;
type RsbuildDevServer = Rsbuild.RsbuildDevServer;
