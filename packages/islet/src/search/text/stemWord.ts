/**
 * Removes the endings of plurals and verb forms from a normalized word, so that its forms are equal. The result
 * need not be a word. Supports English and Russian.
 */
export function stemWord(word: string): string {
  if (/^[a-z]{4,}$/.test(word)) return stemEnglish(word);
  if (/^[а-я]{4,}$/.test(word)) return word.replace(russian, '');
  return word;
}

const russian =
  /(?<=..)(?:иями|ями|ами|иях|ыми|ими|ого|его|ов|ев|еи|ам|ям|ах|ях|ои|ыи|ии|ая|яя|ое|ее|ые|ие|ом|ем|ую|юю|[аеиоуыэюяь])$/;

function stemEnglish(word: string): string {
  let stem = word.replace(/(?:ies|y)$/, 'i').replace(/(?<=[^aious])s$|(?<=ss)es$/, '');
  if (stem.endsWith('ing') || stem.endsWith('ed')) {
    const cut = stem.replace(/(?:ing|ed)$/, '');
    if (cut.length >= 4 && /[aeiouy]/.test(cut)) {
      stem = /([bdgmnprt])\1$/.test(cut) ? cut.slice(0, -1) : cut;
    }
  } else {
    stem = stem.replace(/(?<=.{3}[st])(?:ion|or|er)$/, '');
  }
  return stem.replace(/(?<=.{4})e$/, '');
}
