import badgeKit from '!!./projectLoader.mjs!../../examples/badge-kit/package.json';
import brandKit from '!!./projectLoader.mjs!../../examples/brand-kit/package.json';
import cardStyles from '!!./projectLoader.mjs!../../examples/card-styles/package.json';
import explorer from '!!./projectLoader.mjs!../../examples/explorer/package.json';
import messageBus from '!!./projectLoader.mjs!../../examples/message-bus/package.json';
import reactKit from '!!./projectLoader.mjs!../../examples/react-kit/package.json';
import readTime from '!!./projectLoader.mjs!../../examples/read-time/package.json';
import readyBus from '!!./projectLoader.mjs!../../examples/ready-bus/package.json';
import shopWidgets from '!!./projectLoader.mjs!../../examples/shop-widgets/package.json';
import tinyDuration from '!!./projectLoader.mjs!../../examples/tiny-duration/package.json';
import toggleKit from '!!./projectLoader.mjs!../../examples/toggle-kit/package.json';
import vueKit from '!!./projectLoader.mjs!../../examples/vue-kit/package.json';
import workspace from '!!./projectLoader.mjs!../../examples/workspace/package.json';
import type { ExampleProjects } from './exampleProjects.ts';

/**
 * The examples that the playground can open, by name. They are one file, because each file that is loaded on demand
 * costs every page of the site its name.
 */
export const allExamples: Readonly<Record<string, ExampleProjects>> = {
  'badge-kit': badgeKit,
  'brand-kit': brandKit,
  'card-styles': cardStyles,
  explorer,
  'message-bus': messageBus,
  'react-kit': reactKit,
  'read-time': readTime,
  'ready-bus': readyBus,
  'shop-widgets': shopWidgets,
  'tiny-duration': tinyDuration,
  'toggle-kit': toggleKit,
  'vue-kit': vueKit,
  workspace,
};
