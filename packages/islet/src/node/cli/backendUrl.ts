import type { ValueType } from './valueTypes.ts';

/** The URL of an engine that has the indexes of sites. What it must be doesn't quote what is written: that may be a secret. */
export const backendUrl: ValueType<URL> = {
  placeholder: 'url',
  expected:
    'a URL such as postgres://localhost/search or opensearch+https://localhost:9200; the environment has the password',
  read(written) {
    if (!URL.canParse(written)) return null;
    const url = new URL(written);
    const isKnown = /^(?:postgres(?:ql)?|opensearch\+https?):$/.test(url.protocol);
    const hasSecret = url.password !== '' || url.searchParams.has('password');
    return isKnown && !hasSecret ? url : null;
  },
};
