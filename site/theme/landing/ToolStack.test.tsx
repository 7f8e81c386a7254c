import { AppContext, appStateOf } from 'islet/testing/components';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToolCards } from './ToolStack.tsx';

const render = (lang: string) =>
  renderToStaticMarkup(
    <AppContext value={appStateOf({ site: { lang } })}>
      <ToolCards />
    </AppContext>,
  );

test('ToolCards describe each tool in the language of the page', () => {
  expect(render('zh')).toContain('用Rust编写的打包工具');
  expect(render('en').match(/class="card"/g)).toHaveLength(5);
});
