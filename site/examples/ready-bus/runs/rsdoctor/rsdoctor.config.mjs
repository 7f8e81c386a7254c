import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
import { defineConfig } from '@rslib/core';

const report = new RsdoctorRspackPlugin({
  disableClientServer: true,
  output: {
    mode: 'brief',
    reportDir: 'report',
    options: { type: ['json'] },
  },
});

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: { define: { __VERSION__: '"1.0.0"' } },
  tools: { rspack: { plugins: [report] } },
});
