import { describe } from '@acme/core';

document.body.textContent = describe(['Publish']);
