export { countOpen, type Task } from '@acme/core';
