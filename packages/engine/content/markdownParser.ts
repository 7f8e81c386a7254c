import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, type Processor, unified } from 'unified';

/** Parses Markdown with GFM and containers, and MDX on top of it where the file is `.mdx`. */
export interface MarkdownParser {
  /** Throws the parser's `VFileMessage` when MDX syntax is broken. */
  parse(body: string, isMdx: boolean): Promise<Root>;
}

/** Creates the two processors once; `remarkPlugins` are the site's own. */
export function createMarkdownParser(remarkPlugins: PluggableList): MarkdownParser {
  const markdown = unified().use(remarkParse).use(remarkGfm).use(containers);
  const mdx = markdown().use(remarkMdx).use(remarkPlugins).freeze();
  const plain = markdown().use(remarkPlugins).freeze();
  return {
    async parse(body, isMdx) {
      const processor = isMdx ? mdx : plain;
      return (await processor.run(processor.parse(body))) as Root;
    },
  };
}

/**
 * Only the container form of the directive syntax: text directives would turn the `:30` of
 * "at 12:30" into one, and leaf directives have no meaning here.
 */
function containers(this: Processor): void {
  const { flow } = directive();
  const container = [flow?.[58]].flat()[0];
  if (!container) throw new Error('micromark-extension-directive has no container construct');
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { 58: container } }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}
