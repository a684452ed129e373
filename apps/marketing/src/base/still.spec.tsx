import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { firstPage, still } from './still'

const Words = still(async () => () => <p>Words of the page</p>)
const shown = () =>
  render(
    <Suspense>
      <Words />
    </Suspense>,
  )

afterEach(() => {
  firstPage.keepsHtml = false
})

describe('Content without behaviour', () => {
  it('is loaded when a visitor comes from another page', async () => {
    shown()

    expect(await screen.findByText('Words of the page')).toBeVisible()
  })

  it('is loaded when the prerendered HTML it was to keep is not there', async () => {
    firstPage.keepsHtml = true
    shown()

    expect(await screen.findByText('Words of the page')).toBeVisible()
  })

  it('keeps the HTML of a prerendered page without loading its code', async () => {
    firstPage.keepsHtml = true
    const load = jest.fn(async () => () => <p>Loaded</p>)
    const Kept = still(load)
    const container = document.createElement('div')
    container.innerHTML = '<div style="display:contents"><p>Prerendered</p></div>'
    document.body.append(container)
    render(<Kept />, { container, hydrate: true })

    expect(await screen.findByText('Prerendered')).toBeVisible()
    expect(load).not.toHaveBeenCalled()
  })
})
