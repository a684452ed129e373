/** An answer that comes when the test says so. */
export function held<T>() {
  let give: (value: T) => void = () => undefined
  const promise = new Promise<T>((resolve) => {
    give = resolve
  })
  return { promise, give }
}
