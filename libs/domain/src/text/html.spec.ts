import { escapeHtml } from './html'

it('Text in markup can become neither markup nor the end of an attribute', () => {
  expect(escapeHtml(`<b title="a" class='b'>R&D</b>`)).toBe(
    '&lt;b title=&quot;a&quot; class=&#39;b&#39;&gt;R&amp;D&lt;/b&gt;',
  )
  expect(escapeHtml('Zoë 🚀')).toBe('Zoë 🚀')
})
