/** The house rulesets of this browser; every change is kept at once. */
import { type House, freeId, idFor, readShelf } from './shelf.ts'

const KEY = 'tarock.house'

class Shelf {
  houses: readonly House[] = $state.raw(readShelf(localStorage.getItem(KEY)))

  constructor() {
    // Another tab of this browser may have changed them.
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.houses = readShelf(event.newValue)
    })
  }

  find(id: string): House | undefined {
    return this.houses.find((house) => house.id === id)
  }

  /** Puts a new one on the shelf; its id here comes of its name. */
  add(name: string, text: string): House {
    const house = {
      id: freeId(
        idFor(name),
        this.houses.map(({ id }) => id),
      ),
      name,
      text,
    }
    this.keep([...this.houses, house])
    return house
  }

  change(id: string, change: Partial<Omit<House, 'id'>>): void {
    this.keep(this.houses.map((house) => (house.id === id ? { ...house, ...change } : house)))
  }

  remove(id: string): void {
    this.keep(this.houses.filter((house) => house.id !== id))
  }

  private keep(houses: readonly House[]): void {
    this.houses = houses
    localStorage.setItem(KEY, JSON.stringify(houses))
  }
}

export const shelf = new Shelf()
