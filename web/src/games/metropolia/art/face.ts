/** What the drawings need to know of a card: only how it looks, nothing of what it does. */
export type Colour = "blue" | "green" | "red" | "purple" | "landmark";
export type Icon = "wheat" | "cow" | "gear" | "bread" | "cup" | "factory" | "fruit" | "boat" | "tower" | "landmark";

/** The printed front of a card. */
export interface Face {
  id: string;
  colour: Colour;
  icon: Icon;
  /** The rolls that set it off: "3", "9–10"; empty for landmarks. */
  numbers: string;
}

const BY_COLOUR: Record<Colour, string[]> = {
  blue: ["wheat_field", "ranch", "forest", "mine", "apple_orchard", "flower_field", "mackerel_boat", "tuna_boat"],
  green: [
    "bakery",
    "convenience_store",
    "cheese_factory",
    "furniture_factory",
    "fruit_veg_market",
    "flower_shop",
    "food_warehouse",
  ],
  red: ["cafe", "family_restaurant", "sushi_bar", "pizza_joint", "hamburger_stand"],
  purple: ["stadium", "tv_station", "business_center", "publisher", "tax_office"],
  landmark: ["train_station", "shopping_mall", "amusement_park", "radio_tower", "harbor", "airport", "city_hall"],
};

/** Which sheet of scenes has the picture of a card. */
export const SHEET_OF: Record<string, Colour> = Object.fromEntries(
  Object.entries(BY_COLOUR).flatMap(([colour, ids]) => ids.map((id) => [id, colour as Colour])),
);
