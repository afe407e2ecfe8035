const words = (text: string): string[] => text.trim().split(/\s+/);

/** First names by the portraits that fit them. A name that is common for everyone gets a neutral portrait. */
const namesByFace = {
  feminine: words(`
    Ada Aisha Alba Alma Ana Anya Asha Astrid Ava Bella Bianca Camila Clara Dina Dora Elena Ella Emma Esme Eva Farah
    Flora Frida Gina Grace Greta Hana Heidi Ida Ines Iris Jade Jana Julia Kara Kate Kira Lara Lena Lila Linh Lucia Mae
    Maia Maria Maya Mia Mina Nadia Nina Nora Olga Paula Petra Rania Rosa Ruth Sara Selma Sofia Stella Talia Tara Uma
    Vera Wanda Yara Zara Zoe
  `),
  masculine: words(`
    Adrian Alan Amir Andre Axel Ben Boris Bruno Carl Dario Dean Diego Edgar Eli Emil Enzo Erik Felix Gabe Hassan Hugo
    Ian Ivan Jamal Jonas Karim Kenji Leo Lucas Luis Magnus Malik Marco Mateo Noah Omar Oscar Otto Pablo Rafael Raj Ruben
    Simon Sven Theo Tomas Viktor Will Xavier Yusuf
  `),
  neutral: words('Ari Bao Cleo Dana Jude Kai Milan Quinn Remy Sam Sasha'),
};

export type FaceStyle = keyof typeof namesByFace;

/** Returns the style of portraits that fits a name in the list below. */
export const faceStyleOf = (firstName: string): FaceStyle =>
  namesByFace.feminine.includes(firstName)
    ? 'feminine'
    : namesByFace.masculine.includes(firstName)
      ? 'masculine'
      : 'neutral';

export const firstNames = Object.values(namesByFace).flat().sort();

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
