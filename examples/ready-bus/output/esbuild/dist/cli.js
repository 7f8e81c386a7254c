#!/usr/bin/env node
import {
  bus,
  readyIn,
  version
} from "./chunk-SUSS3EUK.js";

// src/cli.ts
bus.on("ready", (time) => console.log(`${version}: ready after ${time} ms`));
readyIn("10ms");
