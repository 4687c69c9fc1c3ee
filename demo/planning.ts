// The planning of the venue: materials, staff and their qualifications, and the times at which packages start.

/**
 * `aantal`: how many there are. `online`: the percentage that may be booked online, 100 by default. `gebruik`: a product
 * of demo/venue.ts needs `aantal` of it for every `per` units.
 */
export const materials: readonly {
  naam: string;
  aantal: number;
  online?: number;
  gebruik: readonly { product: string; aantal: number; per: number }[];
}[] = [
  { naam: 'Bowlingbaan', aantal: 8, gebruik: [{ product: 'Bowlen per baan', aantal: 1, per: 1 }] },
  { naam: 'Kano', aantal: 30, online: 80, gebruik: [{ product: 'Kanovaren', aantal: 1, per: 2 }] },
  { naam: 'Drakenboot', aantal: 3, gebruik: [{ product: 'Drakenboot', aantal: 1, per: 1 }] },
  { naam: 'Supplank', aantal: 24, gebruik: [{ product: 'Suppen met instructie', aantal: 1, per: 1 }] },
  { naam: 'Boog', aantal: 16, gebruik: [{ product: 'Boogschieten', aantal: 1, per: 2 }] },
  { naam: 'Klimgordel', aantal: 60, gebruik: [{ product: 'Klimbos', aantal: 1, per: 1 }] },
];

export const qualifications = ['Vaarinstructeur', 'Klimbegeleider', 'Gids'] as const;

export const staff: readonly {
  voornaam: string;
  achternaam: string;
  qualifications: readonly (typeof qualifications)[number][];
}[] = [
  { voornaam: 'Robin', achternaam: 'de Vries', qualifications: ['Vaarinstructeur', 'Gids'] },
  { voornaam: 'Sam', achternaam: 'Kok', qualifications: ['Klimbegeleider'] },
  { voornaam: 'Noor', achternaam: 'El Amrani', qualifications: ['Gids', 'Klimbegeleider'] },
  { voornaam: 'Teun', achternaam: 'Maas', qualifications: ['Vaarinstructeur'] },
  { voornaam: 'Mila', achternaam: 'Postma', qualifications: [] },
];

/**
 * Groups of start times, and the packages of demo/venue.ts that start at them. `weekdays`: 0 is Sunday. `interval` is
 * `h:mm`.
 */
export const startTimes: readonly {
  name: string;
  packages: readonly string[];
  weekdays: readonly (0 | 1 | 2 | 3 | 4 | 5 | 6)[];
  first: string;
  last: string;
  interval: string;
}[] = [
  {
    name: 'Middag en avond',
    packages: ['Bowlen en borrel', 'Diner met proosten'],
    weekdays: [0, 3, 4, 5, 6],
    first: '13:00',
    last: '19:00',
    interval: '1:00',
  },
  {
    name: 'Hele dag',
    packages: ['Dag aan het water', 'Bosavontuur', 'Schoolreis klimbos'],
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    first: '09:00',
    last: '11:00',
    interval: '0:30',
  },
];
