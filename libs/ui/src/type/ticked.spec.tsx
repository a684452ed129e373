import { render } from '@testing-library/react'
import { Ticked } from './ticked'

describe('Ticked', () => {
  it('shows what stands between backticks as code, and no backtick', () => {
    const { container } = render(<Ticked>{'Show `name` of `a`'}</Ticked>)

    expect(container).toHaveTextContent('Show name of a')
    expect([...container.querySelectorAll('code')].map((one) => one.textContent)).toEqual(['name', 'a'])
  })
})
