import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Counter } from 'react-kit';

console.log(renderToString(createElement(Counter)));
