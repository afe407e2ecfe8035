const words = (text: string): string[] => text.trim().split(/\s+/);

export const firstNames = words(`
  Ada Adrian Aisha Alan Alba Alma Amir Ana Andre Anya Ari Asha Astrid Ava Axel Bao Bella Ben Bianca Boris Bruno Camila Carl
  Cleo Clara Dana Dario Dean Diego Dina Dora Edgar Elena Eli Ella Emil Emma Enzo Erik Esme Eva Farah Felix Flora Frida Gabe
  Gina Grace Greta Hana Hassan Heidi Hugo Ian Ida Ines Iris Ivan Jade Jamal Jana Jonas Jude Julia Kai Kara Karim Kate Kenji
  Kira Lara Lena Leo Lila Linh Lucas Lucia Luis Mae Magnus Maia Malik Marco Maria Mateo Maya Mia Milan Mina Nadia Nina Noah
  Nora Olga Omar Oscar Otto Pablo Paula Petra Quinn Rafael Raj Rania Remy Rosa Ruben Ruth Sam Sara Sasha Selma Simon Sofia
  Stella Sven Talia Tara Theo Tomas Uma Vera Viktor Wanda Will Xavier Yara Yusuf Zara Zoe
`);

export const lastNames = words(`
  Abbott Adler Ahmed Alvarez Amsel Anders Archer Bailey Baker Barros Bauer Becker Bell Berg Bishop Blake Brennan Brook Byrne
  Cardoso Carver Castro Chan Chen Clarke Cole Conti Cooper Costa Cruz Dahl Dalton Davis Delgado Dixon Doyle Drake Duarte Dunn
  Eaton Ellis Engel Evans Farrow Fischer Flores Ford Foster Frost Garcia Gibson Gomez Grant Gray Greene Gupta Haas Hale Hansen
  Harper Hayes Heller Hill Holt Hughes Ibrahim Ito Jansen Jensen Johansson Kane Kaur Keller Kelly Khan Kim Klein Koch Kumar
  Lambert Larsen Le Lee Leitner Lopez Lowe Lund Maier Marsh Martin Mason Meyer Miller Moreau Morris Nair Nash Nguyen Nielsen
  Novak Nunez Olsen Ortiz Osman Palmer Park Patel Perez Petrov Pierce Pohl Porter Quist Ramos Reed Reyes Richter Rios Rossi
  Rowe Russo Santos Sato Schmidt Shah Sharma Silva Singh Soto Stone Suzuki Tanaka Tate Torres Turner Vance Vargas Vega Vogel
  Wagner Walsh Ward Weber Wells West Winter Wolf Wong Young Zhang Ziegler
`);

/** First words of location names. */
export const places = words(`
  Alder Ash Aspen Bay Beacon Birch Bridge Brookside Canal Canyon Cedar Central Chapel Cherry Chestnut Clover College Cypress
  Dock East Elm Fairview Falcon Fern Forest Fountain Garden Glen Grand Granite Grove Harbor Hawthorn Hazel Heritage Highland
  Hill Hollow Ivy Jasmine Juniper Kingfisher Lake Laurel Liberty Lincoln Linden Magnolia Maple Market Meadow Mill Mission
  Monument Mountain Myrtle North Oak Ocean Olive Orchard Palm Park Pearl Pine Plaza Poplar Prairie Quarry Ridge River Rose
  Rowan Sage Silver South Spring Station Summit Sunset Sycamore Terrace Union Valley Victoria Village Walnut Water West Willow
`);

export const kinds = words('Street Avenue Square Heights Point Crossing Gate Row Park Commons');
