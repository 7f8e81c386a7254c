import unocss from '@unocss/postcss';

export default { plugins: [unocss()] };
