import url from './panel.css?url';

export { url };
