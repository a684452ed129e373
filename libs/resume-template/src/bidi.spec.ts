import { isolateLeftToRight } from './bidi'

/** The pieces that stand apart in the markup of one line. */
const pieces = (line: string): string[] =>
  [...isolateLeftToRight(`<p>${line}</p>`).matchAll(/<bdi dir="ltr"[^>]*>(.*?)<\/bdi>/g)].map(
    ([, piece = '']) => piece,
  )

describe('Left-to-right pieces of a line that is read to the left', () => {
  it.each([
    ['טלפון +972 54-123-4567 משרד', ['+972 54-123-4567']],
    ['هاتف (021) 1234-5678 مكتب', ['(021) 1234-5678']],
    ['خلال (2019-2021) باستخدام C++ و Node.js.', ['2019-2021', 'C++', 'Node.js']],
    ['خفض 38% من $1,200,000 في 14 دولة', ['38%', '$1,200,000', '14']],
    ['مهارات: React Native، Windows 11, C#', ['React Native', 'Windows 11', 'C#']],
    ['כתבו אל a.b@example.org או example.org/a-b', ['a.b@example.org', 'example.org/a-b']],
    ['في 2021 14 مهندسا', ['2021', '14']],
  ])('of %s', (line, expected) => {
    expect(pieces(line)).toEqual(expected)
  })

  it('are whole where a character is written as an entity', () => {
    expect(pieces('חברת AT&amp;T בע״מ')).toEqual(['AT', 'T'])
    expect(isolateLeftToRight('<p>חברת &lt;b&gt;</p>')).not.toContain('&<')
  })

  it('are left alone in lines that are read to the right, and in attributes', () => {
    expect(pieces('Worked with شركة in Riyadh and C++')).toEqual([])
    expect(isolateLeftToRight('<p><a href="https://a.example/2021">دليل 2021</a></p>')).toContain(
      '<a href="https://a.example/2021">دليل <bdi dir="ltr" class="whole">2021</bdi></a>',
    )
  })

  it('stand apart in a line that begins with one of them', () => {
    expect(pieces('Kubernetes: إدارة الخدمات والشبكات')).toEqual(['Kubernetes'])
  })

  it('stay on one line where they are numbers', () => {
    const markup = isolateLeftToRight('<p>טלפון +972 54-123-4567 בין 2019-2021 עם React Native</p>')

    expect([...markup.matchAll(/class="whole">(.*?)</g)].map(([, piece]) => piece)).toEqual([
      '+972 54-123-4567',
      '2019-2021',
    ])
  })

  it('change nothing of what is written', () => {
    const markup = '<ul><li>خفض <b>38%</b> C++ (2021)</li><li>Go</li></ul>'
    expect(isolateLeftToRight(markup).replace(/<\/?bdi[^>]*>/g, '')).toBe(markup)
  })
})
