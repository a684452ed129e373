import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stubMedia } from '../testing'
import { THEME_STORAGE_KEY, themeScript } from './theme-script'
import { ThemeToggle } from '../theme-toggle/theme-toggle'
import { useTheme } from './use-theme'

const root = document.documentElement

function Shown() {
  const { theme } = useTheme()
  return (
    <>
      <output>{theme}</output>
      <ThemeToggle />
    </>
  )
}

afterEach(() => {
  delete root.dataset.theme
  localStorage.clear()
})

describe('Theme', () => {
  it('follows the system until a person chooses', async () => {
    const undo = stubMedia('prefers-color-scheme: dark')
    render(<Shown />)
    expect(screen.getByRole('status')).toHaveTextContent('dark')
    expect(root).not.toHaveAttribute('data-theme')

    await userEvent.click(screen.getByRole('button', { name: 'Switch colour theme' }))

    expect(screen.getByRole('status')).toHaveTextContent('light')
    expect(root).toHaveAttribute('data-theme', 'light')
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('light')
    undo()
  })

  it('changes when it is changed in another tab', () => {
    render(<Shown />)

    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY, newValue: 'dark' }))
    })

    expect(screen.getByRole('status')).toHaveTextContent('dark')
  })

  it('changes even where storage is forbidden', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    render(<Shown />)

    await userEvent.click(screen.getByRole('button', { name: 'Switch colour theme' }))

    expect(root).toHaveAttribute('data-theme', 'dark')
  })
})

describe('themeScript', () => {
  const run = () => new Function(themeScript)() as unknown

  it('sets a kept choice before anything is drawn', () => {
    localStorage.setItem(THEME_STORAGE_KEY, 'dark')
    run()
    expect(root).toHaveAttribute('data-theme', 'dark')
  })

  it('leaves the system in charge when the kept text is no theme', () => {
    localStorage.setItem(THEME_STORAGE_KEY, '"><script>')
    run()
    expect(root).not.toHaveAttribute('data-theme')
  })
})

describe('Tokens', () => {
  const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8')
  const declarations = (from: string) => {
    const block = css.slice(css.indexOf(from))
    return block
      .slice(block.indexOf('{') + 1, block.indexOf('}'))
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.startsWith('--'))
  }

  it('are the same whether dark is chosen or comes from the system', () => {
    const chosen = declarations("[data-theme='dark'],\n.on-ink {")
    expect(chosen.length).toBeGreaterThan(50)
    expect(declarations(":root:not([data-theme='light']) {")).toEqual(chosen)
  })

  it('are all that components read: no ramp step and no colour is named outside the theme', () => {
    const source = join(__dirname, '..')
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.startsWith('theme') && !file.includes('.spec.'),
    )
    const offenders = files.filter((file) =>
      /--(ink|satya|vriddhi|siddhi|sindoor)-\d|#[0-9a-f]{3,8}\b|rgb\(/i.test(
        readFileSync(join(source, file), 'utf8'),
      ),
    )
    expect(files.length).toBeGreaterThan(40)
    expect(offenders).toEqual([])
  })

  it('define every name that components read', () => {
    const source = join(__dirname, '..')
    const known = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
    const read = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'))
      .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/var\((--[a-z][\w-]*)\)/g)])
      .map(([, name]) => name)
    const unknown = read.filter((name) => !known.has(name) && !name?.startsWith('--radix-'))
    expect([...new Set(unknown)]).toEqual([])
  })
})
