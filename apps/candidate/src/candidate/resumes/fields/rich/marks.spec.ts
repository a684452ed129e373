import { richText } from '@tryka/domain'
import { hasLook, linkAt, toggleLook, withLink, type Chosen, type Look } from './marks'

/** "a <b> c" with the chosen part between the brackets. */
function chosen(marked: string): Chosen {
  const start = marked.indexOf('<')
  const end = marked.indexOf('>') - 1
  return { text: marked.replace('<', '').replace('>', ''), start, end }
}
const shown = (one: Chosen | undefined) =>
  one && `${one.text.slice(0, one.start)}<${one.text.slice(one.start, one.end)}>${one.text.slice(one.end)}`
const toggled = (marked: string, look: Look) => shown(toggleLook(chosen(marked), look))

describe('A look', () => {
  it.each([
    ['Cut <gas> by 38%.', 'Cut **<gas>** by 38%.', 'bold'],
    ['Cut **<gas>** by 38%.', 'Cut <gas> by 38%.', 'bold'],
    ['Cut <**gas**> by 38%.', 'Cut <gas> by 38%.', 'bold'],
    ['Cut <gas> by 38%.', 'Cut *<gas>* by 38%.', 'italic'],
    ['Cut *<gas>* by 38%.', 'Cut ***<gas>*** by 38%.', 'bold'],
    ['Cut ***<gas>*** by 38%.', 'Cut **<gas>** by 38%.', 'italic'],
    ['Cut< gas >by 38%.', 'Cut **<gas>** by 38%.', 'bold'],
    ['Cut g<>as by 38%.', 'Cut **<gas>** by 38%.', 'bold'],
    ['Cut **gas <by> 38%**.', 'Cut **gas** <by> **38%**.', 'bold'],
    ['Cut **ga<s** by> 38%.', 'Cut **ga<s by>** 38%.', 'bold'],
    ['<Cut> gas', '**<Cut>** gas', 'bold'],
    ['Cut <gas>', 'Cut **<gas>**', 'bold'],
  ] as const)('turns "%s" into "%s"', (before, after, look) => {
    expect(toggled(before, look)).toBe(after)
  })

  it('goes on and off within a link, and leaves its address alone', () => {
    const link = 'See [<the> page](https://example.com/a_(b)) now'
    const once = toggleLook(chosen(link), 'bold')
    expect(richText(once?.text ?? '')).toEqual([
      { text: 'See ' },
      { text: 'the', bold: true, href: 'https://example.com/a_(b)' },
      { text: ' page', href: 'https://example.com/a_(b)' },
      { text: ' now' },
    ])
    expect(shown(once && toggleLook(once, 'bold'))).toBe(link)
  })

  it('takes the word where a mark cannot stand within it, and leaves a bracket as it was typed', () => {
    expect(toggled('Grew 2<3>4 [how many?]', 'bold')).toBe('Grew **<234>** [how many?]')
  })

  it('changes nothing without a word, and none in an address', () => {
    expect(toggled('a  <>  b', 'bold')).toBeUndefined()
    expect(toggled('[a](https://exa<m>ple.com)', 'bold')).toBeUndefined()
  })

  it('is known of the chosen letters', () => {
    expect(hasLook(chosen('a **<b>** c'), 'bold')).toBe(true)
    expect(hasLook(chosen('a **b**< c>'), 'bold')).toBe(false)
  })

  // Whatever is chosen: the words stay, and pressing twice brings every look back.
  it('keeps the words and comes back, whatever is chosen', () => {
    const seed = Date.now()
    console.info(`seed ${seed}`)
    let state = seed
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31
      return state % below
    }
    const words = ['Cut', 'gas', '2*3', 'C*-algebra', 'größer', '[how many?]', '日本', '38%.', '*', 'a_b']
    const plain = (text: string) =>
      richText(text)
        .map((run) => run.text)
        .join('')
    for (let round = 0; round < 500; round++) {
      let text = Array.from({ length: 1 + random(8) }, () => words[random(words.length)] ?? '').join(' ')
      for (let step = 0; step < 4; step++) {
        const start = random(text.length + 1)
        const end = start + random(text.length - start + 1)
        const look = random(2) ? 'bold' : 'italic'
        const next = toggleLook({ text, start, end }, look)
        if (!next) continue
        expect(plain(next.text)).toBe(plain(text))
        const was = hasLook({ text, start, end }, look)
        if (!was && !hasLook(next, look)) throw new Error(JSON.stringify([{ text, start, end }, look, next]))
        text = next.text
      }
    }
  })
})

describe('A link', () => {
  it('is put around what is chosen, is found whole, changes and goes', () => {
    const first = withLink(chosen('See <my talk> here'), 'https://example.com')
    expect(shown(first)).toBe('See [<my talk>](https://example.com) here')
    const found = linkAt(chosen('See [my <>talk](https://example.com) here'))
    expect(found).toMatchObject({ words: 'my talk', href: 'https://example.com' })
    expect(shown(found && withLink(found.chosen, 'mailto:a@example.com'))).toBe(
      'See [<my talk>](mailto:a@example.com) here',
    )
    expect(shown(found && withLink(found.chosen, ''))).toBe('See <my talk> here')
  })
})
