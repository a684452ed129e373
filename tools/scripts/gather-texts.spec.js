const { execFileSync } = require('node:child_process')
const { join } = require('node:path')
const { visibleTexts } = require('./lib/visible-texts.cjs')

const textsOf = (source, file = 'a/part.tsx') => visibleTexts(file, source).map(({ text }) => text)

describe('npm run texts', () => {
  it('finds what an element says and what its attributes say', () => {
    const source = `export const A = () => <Field label="Full name" hint={'As on paper'} id="full-name">Write  it\n out</Field>`

    expect(textsOf(source)).toEqual(['Full name', 'As on paper', 'Write it out'])
  })

  it('finds both sides of a choice, and leaves a place for what is put in', () => {
    const source =
      'export const A = ({ n, is }) => <p title={`${n} pages`}>{is ? "One page" : <b>{n}</b>}{n && "Of many"}</p>'

    expect(textsOf(source)).toEqual(['{0} pages', 'One page', 'Of many'])
  })

  it('finds the fields of objects that hold words, and every text of a file of words', () => {
    expect(textsOf(`const a = { label: 'Narrow', value: 'narrow', kind: 'Wide one' }`)).toEqual(['Narrow'])
    expect(textsOf(`export const FAILURE = 'It was not saved'`, 'a/messages.ts')).toEqual([
      'It was not saved',
    ])
    expect(textsOf(`export const FAILURE = 'It was not saved'`, 'a/rules.ts')).toEqual([])
  })

  it('leaves out names of the code, addresses and what is imported', () => {
    const source = `import { a } from 'Some Module'\nexport const A = () => <a href="/to" className="Big one" title="full-name">{a('Not shown')}</a>`

    expect(textsOf(source)).toEqual([])
  })

  it('tells where in the CV builder each text stands', () => {
    const script = join(__dirname, 'gather-texts.mjs')
    const texts = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }))

    expect(Object.keys(texts).length).toBeGreaterThan(300)
    expect(texts['Please write a summary first']).toEqual([
      expect.stringMatching(/^libs\/domain\/src\/resumes\/messages\.ts:\d+$/),
    ])
    expect(texts['Language']).toContainEqual(expect.stringContaining('preview/preview-pane.tsx:'))
  })
})
