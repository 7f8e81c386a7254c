import { createRslib, loadConfig } from '@rslib/core';
