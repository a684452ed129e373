import { fromHtml, pastedPoints } from './pasted'

const pasted = (html: string, text = 'plain') =>
  pastedPoints({ getData: (type) => (type === 'text/html' ? html : text) })

describe('Copied HTML', () => {
  it('keeps bold words and links as marks, and makes points of a list', () => {
    const html =
      '<meta charset="utf-8"><ul><li>Cut <b>gas </b>by <em>38%</em></li>\n<li><p>See <a href="https://example.com/x">my talk</a></p></li></ul>'
    expect(pasted(html)).toEqual(['Cut **gas** by *38%*', 'See [my talk](https://example.com/x)'])
  })

  it('reads looks that are styles, and a wrapper that is not bold', () => {
    const html =
      '<b style="font-weight:normal" id="docs-internal-guid-1"><ul><li><p><span style="font-weight:400">Led </span><span style="font-weight:700">four</span></p></li><li><p><span>Wrote it</span></p></li></ul></b>'
    expect(pasted(html)).toEqual(['Led **four**', 'Wrote it'])
  })

  it('reads the bullets that a word processor writes as letters', () => {
    const html =
      '<p class="MsoListParagraph">·<span>&nbsp;&nbsp; </span>Cut <b>gas</b></p><p class="MsoListParagraph">·<span>&nbsp; </span>Led four</p>'
    expect(pasted(html)).toEqual(['Cut **gas**', 'Led four'])
  })

  it('carries nothing else along', () => {
    expect(
      fromHtml('<style>p{}</style><script>x()</script><a href="javascript:x()">a</a><img src=x onerror=y>'),
    ).toBe('a')
    expect(pasted('<p>one</p><p>two</p>', 'as text')).toEqual(['as text'])
  })
})
