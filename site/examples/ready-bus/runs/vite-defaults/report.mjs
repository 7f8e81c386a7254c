import { report } from 'ready-bus';

console.log(report('10ms'));
