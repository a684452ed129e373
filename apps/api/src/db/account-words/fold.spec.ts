import { askedWords, storedWords } from './fold'

/** Whether what is typed finds a name, as the table would say. */
const finds = (name: string, typed: string): boolean => {
  const asked = askedWords(typed)
  const stored = storedWords(name)
  return asked.length > 0 && asked.every((word) => stored.some((one) => one.startsWith(word)))
}

describe('Words that an account is found by', () => {
  it('are the parts of an address between its signs, each once', () => {
    expect(storedWords('Asha.Verma+jobs@Mail-host.example.com')).toEqual([
      ...['asha', 'verma', 'jobs', 'mail', 'host', 'example', 'com'],
    ])
    expect(storedWords('a_a@a.a')).toEqual(['a'])
  })

  it.each([
    ['Zoë Überall', 'zoe uber'],
    ['Zoe Uberall', 'ZOË ÜBER'],
    ['Ｆｕｌｌ Width', 'full'],
    ['ﬁnn Berg', 'fin'],
    ['İpek Yılmaz', 'ipek'],
    ['محمّد أحمد', 'محمد'],
    ['محمد احمد', 'أحمد مُحَ'],
    ['مـــحمد', 'محمد'],
    ['שָׁלוֹם', 'שלום'],
    ['राम शर्मा', 'शर्'],
    ['王小明', '王小'],
    ['王小明', '小明'],
    ['王小明', '王 小明'],
    ['やまだ たろう', 'たろ'],
    ['김민수', '김민'],
    ['\u202eAsha\u202c \u2067Verma\u2069', 'asha verma'],
    ['Asha Verma', '\u200fasha\u200e ver\u00adma'],
    ['Noor', 'n\u200boor'.replace('\u200b', '\u200d')],
    ['X'.repeat(120), 'x'.repeat(100)],
  ])('make %p found by %p', (name, typed) => expect(finds(name, typed)).toBe(true))

  it.each([
    ['राम शर्मा', 'रीम'],
    ['Asha Verma', 'erma'],
    ['Asha Verma', 'asha holt'],
    ['Asha Verma', ' '],
    ['Asha Verma', '%_\\*.@+'],
    ['Asha Verma', '❤️'],
  ])('do not make %p found by %p', (name, typed) => expect(finds(name, typed)).toBe(false))

  it('are few and short, whatever is typed', () => {
    const long = Array.from({ length: 10_000 }, (_, n) => `${n}${'z'.repeat(90)}`).join(' ')
    expect(storedWords(long)).toHaveLength(64)
    expect(Math.max(...storedWords(`${long} ${'𠀀'.repeat(99)}`).map((word) => [...word].length))).toBe(40)
    expect(storedWords('𠀀'.repeat(99)).join('')).not.toMatch(/\p{Surrogate}/u)
    expect(askedWords(long)).toHaveLength(8)
    expect(askedWords('a as asha verma')).toEqual(['asha', 'verma'])
  })
})
