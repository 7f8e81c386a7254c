#!/usr/bin/env node
console.log('card');
