import type { CompileContext, Extension as FromMarkdown, Token } from 'mdast-util-from-markdown';
import { math } from 'micromark-extension-math';
import type { Construct, Extension, State, Tokenizer } from 'micromark-util-types';

const dollar = 36;
const backslash = 92;

/**
 * Reads `$…$`, `$$…$$` and blocks between two lines of `$$`. A block becomes a fence of the language `math`,
 * and anything else code with a class that rehype plugins know.
 */
export function mathSyntax(): { micromark: Extension; fromMarkdown: FromMarkdown } {
  const { flow = {} } = math();
  return { micromark: { flow, text: { [dollar]: mathText } }, fromMarkdown };
}

const isSpace = (code: number | null): boolean => code === null || code < 0 || code === 32;
const isLineEnd = (code: number | null): code is number => code !== null && code < -2;
const isDigit = (code: number | null): boolean => code !== null && code >= 48 && code <= 57;

/**
 * A formula starts and ends with the same number of dollars, one or two, without a space inside them. A
 * single closing dollar is not followed by a digit, so that `$5 or $6` and `$5-$6` stay text.
 */
const tokenizeMath: Tokenizer = (effects, ok, nok) => {
  let opened = 0;
  let closed = 0;
  let last: number | null = null;

  const open: State = (code) => {
    if (code === dollar && opened < 2) {
      effects.consume(code);
      opened++;
      return open;
    }
    if (code === dollar || (isSpace(code) && opened === 1) || code === null) return nok(code);
    effects.exit('mathTextSequence');
    return between(code);
  };
  const between: State = (code) => {
    if (code === null) return nok(code);
    if (code === dollar) {
      if (opened === 1 && isSpace(last) && last !== null) return nok(code);
      effects.enter('mathTextSequence');
      return close(code);
    }
    if (isLineEnd(code)) {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      last = code;
      return between;
    }
    effects.enter('data');
    return inside(code);
  };
  const inside: State = (code) => {
    if (code === null || isLineEnd(code) || code === dollar) {
      effects.exit('data');
      return between(code);
    }
    effects.consume(code);
    last = code;
    return code === backslash ? escaped : inside;
  };
  const escaped: State = (code) => {
    if (code !== dollar) return inside(code);
    effects.consume(code);
    last = null;
    return inside;
  };
  const close: State = (code) => {
    if (code === dollar && closed < opened) {
      effects.consume(code);
      closed++;
      return close;
    }
    if (closed < opened || code === dollar || (opened === 1 && isDigit(code))) return nok(code);
    effects.exit('mathTextSequence');
    effects.exit('mathText');
    return ok(code);
  };
  return (code) => {
    effects.enter('mathText');
    effects.enter('mathTextSequence');
    return open(code);
  };
};

const mathText: Construct = {
  name: 'mathText',
  tokenize: tokenizeMath,
  // The second dollar of `$$` can't open a formula that the first one doesn't.
  previous: (code) => code !== dollar,
};

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    mathText: 'mathText';
    mathTextSequence: 'mathTextSequence';
  }
}

const fromMarkdown: FromMarkdown = {
  enter: {
    mathFlow(token) {
      this.enter({ type: 'code', lang: 'math', meta: null, value: '' }, token);
    },
    mathFlowFenceMeta() {
      this.buffer();
    },
    mathText(token) {
      this.enter({ type: 'inlineCode', value: '' }, token);
      this.buffer();
    },
  },
  exit: {
    mathFlowFenceMeta() {
      const meta = this.resume();
      const node = this.stack.at(-1);
      if (node?.type === 'code') node.meta = meta;
    },
    mathFlowFence() {
      if (this.data.mathFlowInside) return;
      this.buffer();
      this.data.mathFlowInside = true;
    },
    mathFlowValue: exitData,
    mathFlow(token) {
      const value = this.resume().replace(/^(?:\r?\n|\r)|(?:\r?\n|\r)$/g, '');
      const node = this.stack.at(-1);
      if (node?.type === 'code') node.value = value;
      this.exit(token);
      this.data.mathFlowInside = undefined;
    },
    mathText(token) {
      const value = this.resume().trim();
      const node = this.stack.at(-1);
      const isDisplay = this.sliceSerialize(token).startsWith('$$');
      const className = ['language-math', isDisplay ? 'math-display' : 'math-inline'];
      if (node?.type === 'inlineCode') {
        node.value = value;
        node.data = { hProperties: { className } };
      }
      this.exit(token);
    },
  },
};

function exitData(this: CompileContext, token: Token): void {
  this.config.enter.data?.call(this, token);
  this.config.exit.data?.call(this, token);
}

declare module 'mdast-util-from-markdown' {
  interface CompileData {
    mathFlowInside?: boolean | undefined;
  }
}
