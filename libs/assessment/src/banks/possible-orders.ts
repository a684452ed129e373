/** Every name that has to come before this one, also by way of others. */
function before<T extends string>(name: T, needs: Readonly<Record<T, readonly T[]>>): Set<T> {
  return new Set(needs[name].flatMap((needed) => [needed, ...before(needed, needs)]))
}

/**
 * Every order of what is shown in which nothing comes before what it needs.
 *
 * @param needs what each name needs, without circles; what is not shown still holds its neighbours apart
 * @returns orders as positions in `shown`
 */
export function possibleOrders<T extends string>(
  shown: readonly T[],
  needs: Readonly<Record<T, readonly T[]>>,
): number[][] {
  const ordersOf = (left: readonly T[]): T[][] =>
    left.length === 0
      ? [[]]
      : left
          .filter((name) => !left.some((other) => before(name, needs).has(other)))
          .flatMap((name) => ordersOf(left.filter((other) => other !== name)).map((rest) => [name, ...rest]))
  return ordersOf(shown).map((order) => order.map((name) => shown.indexOf(name)))
}
